import { useTranslation } from '@the-house/i18n'
import { Button } from '../button/button.tsx'
import { MaskedField } from '../field/masked-field.tsx'
import type { FormProps } from './binding.ts'
import { FixedData } from './fixed-data.tsx'
import { Form } from './form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** The school's data of a user who registers. */
export interface EnrolmentData {
  name: string
  email: string
  /** Only the middle digits of the CPF; empty where the school has none. */
  cpf: string
}

export interface PersonalDataFormProps extends FormProps<'cellphone' | 'birthday' | 'password' | 'confirmPassword'> {
  /** The school's data, read-only here. */
  enrolment: EnrolmentData
  onBack: () => void
}

/** The second step of a registration: the data that the school lacks. */
export function PersonalDataForm({ bind, busy, onSubmit, notice, enrolment, onBack }: PersonalDataFormProps) {
  const { t } = useTranslation()
  return (
    <Form
      {...{ busy, onSubmit, notice }}
      actions={
        <>
          <Button type="submit" variant="primary" size="lg" loading={busy}>
            {t('register.data.submit')}
          </Button>
          <Button onClick={onBack}>{t('register.data.back')}</Button>
        </>
      }
    >
      <FixedData
        rows={[
          { label: t('register.data.name'), value: enrolment.name },
          { label: t('register.data.email'), value: enrolment.email },
          { label: t('register.data.cpf'), value: enrolment.cpf },
        ]}
        note={t('register.data.fixed')}
        username={enrolment.email}
      />
      <MaskedField
        {...bind('cellphone')}
        mask="phone"
        label={t('register.data.cellphone')}
        autoComplete="tel-national"
      />
      <MaskedField
        {...bind('birthday')}
        mask="date"
        label={t('register.data.birthday')}
        hint={t('register.data.birthdayHint')}
        autoComplete="bday"
      />
      <NewPasswordFields
        bind={bind}
        label={t('register.data.password')}
        confirmLabel={t('register.data.confirm')}
        hints={[enrolment.name, enrolment.email]}
      />
    </Form>
  )
}
