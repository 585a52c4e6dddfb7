import { limits, personalDataSchema, type Enrolment } from '@the-house/domain'
import { postRegister } from '../../api/register.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { changeRegister, useRegister } from './register-store.ts'
import { useRefused } from './use-code-step.ts'

/** The only country of the school, so no form asks for it. */
const country = 'Brasil'

/** The second step: the data of the user, and the end of the registration. */
export function useDataStep(enrolment: Enrolment | null, onDone: () => void) {
  const refused = useRefused('data')
  const { proof } = useRegister()
  return useSchoolForm({
    schema: personalDataSchema,
    owner: { name: enrolment?.name, email: enrolment?.email },
    defaultValues: { cellphone: '', birthday: '', password: '', confirmPassword: '' },
    send: async (values) => {
      if (!enrolment) return
      const { code, email, profile, system } = enrolment
      await postRegister({ ...proof, ...values, code, email, profile, system, school: limits.registerSystem, country })
      changeRegister({ failed: null })
      onDone()
    },
    onRefused: (failure) => enrolment !== null && refused(failure, enrolment),
  })
}
