import { useTranslation } from '@the-house/i18n'
import { GraduationCap, Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { RadioCards } from '../field/radio-cards.tsx'
import { TextField } from '../field/text-field.tsx'
import type { FormProps } from './binding.ts'
import { EmailField } from './email-field.tsx'
import { Form } from './form.tsx'

export interface CodeFormProps extends FormProps<'profile' | 'code' | 'email'> {
  /** The link back to signing in. */
  back?: ReactNode
}

/** The first step of a registration: profile, e-mail, and the code from the school. */
export function CodeForm({ bind, busy, onSubmit, notice, back }: CodeFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      {...{ busy, onSubmit, notice }}
      actions={
        <>
          <Button type="submit" variant="primary" size="lg" loading={busy}>
            {t('register.validate.submit')}
          </Button>
          {back}
        </>
      }
    >
      <RadioCards
        {...bind('profile')}
        label={t('register.validate.profile')}
        options={[
          {
            value: 'STUDENT',
            label: t('register.validate.student'),
            icon: <GraduationCap size={22} aria-hidden="true" />,
          },
          {
            value: 'TEACHER',
            label: t('register.validate.teacher'),
            icon: <Presentation size={22} aria-hidden="true" />,
          },
        ]}
      />
      <TextField
        {...bind('code')}
        label={t('register.validate.code')}
        hint={t('register.validate.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <EmailField
        {...bind('email')}
        label={t('register.validate.email')}
        hint={t('register.validate.emailHint')}
        autoComplete="email"
      />
    </Form>
  )
}
