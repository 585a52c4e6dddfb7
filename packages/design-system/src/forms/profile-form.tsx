import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import { MaskedField } from '../field/masked-field.tsx'
import type { FormProps } from './binding.ts'
import { FixedData } from './fixed-data.tsx'
import { Form } from './form.tsx'

/** The school's data of a user; an empty value is not shown. */
export interface KnownData {
  name: string
  email: string
  /** Only the middle digits of the CPF. */
  cpf: string
  unit: string
  tribe: string
}

export interface ProfileFormProps extends FormProps<'cellphone' | 'birthday'> {
  known: KnownData
}

/** The user's profile: read-only data of the school, and fields that the user keeps up to date. */
export function ProfileForm({ bind, busy, onSubmit, notice, known }: ProfileFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      {...{ busy, onSubmit, notice }}
      actions={
        <Button type="submit" variant="primary" loading={busy}>
          {t('profile.data.submit')}
        </Button>
      }
    >
      <FixedData
        rows={[
          { label: t('profile.data.name'), value: known.name },
          { label: t('profile.data.email'), value: known.email },
          { label: t('profile.data.cpf'), value: known.cpf },
          { label: t('profile.data.unit'), value: known.unit },
          { label: t('profile.data.tribe'), value: known.tribe },
        ]}
        note={t('profile.data.fixed')}
      />
      <MaskedField
        {...bind('cellphone')}
        mask="phone"
        label={t('profile.data.cellphone')}
        autoComplete="tel-national"
      />
      <MaskedField
        {...bind('birthday')}
        mask="date"
        label={t('profile.data.birthday')}
        hint={t('profile.data.birthdayHint')}
        autoComplete="bday"
      />
    </Form>
  )
}
