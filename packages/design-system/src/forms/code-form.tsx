import { Text } from '@chakra-ui/react'
import type { EnrolmentFact } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { GraduationCap, Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { RadioCards } from '../field/radio-cards.tsx'
import { MaskedField } from '../field/masked-field.tsx'
import { TextField } from '../field/text-field.tsx'
import type { FormProps } from './binding.ts'
import { EmailField } from './email-field.tsx'
import { Form } from './form.tsx'

export type CodeField = 'profile' | 'code' | 'email' | EnrolmentFact

export interface CodeFormProps extends FormProps<CodeField> {
  /** What the server asks beside the code; null: nothing. */
  asked?: EnrolmentFact | null
  /** The link back to signing in. */
  back?: ReactNode
}

const focus = (element: HTMLElement | null) => element?.focus()

/** The first step of a registration: profile, e-mail, and the code from the school. */
export function CodeForm({ bind, busy, onSubmit, notice, asked = null, back }: CodeFormProps) {
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
      {asked && (
        // It comes after a press of the button: the focus goes where it can be read and answered.
        <Text ref={focus} tabIndex={-1} textStyle="label" color="fg.muted">
          {t('register.fact.lead')}
        </Text>
      )}
      {asked === 'birthday' && (
        <MaskedField
          {...bind('birthday')}
          mask="date"
          label={t('register.fact.birthday')}
          hint={t('register.fact.birthdayHint')}
          autoComplete="bday"
        />
      )}
      {asked === 'cpf_end' && (
        <TextField
          {...bind('cpf_end')}
          label={t('register.fact.cpf_end')}
          hint={t('register.fact.cpf_endHint')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      )}
    </Form>
  )
}
