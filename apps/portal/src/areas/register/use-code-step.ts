import { validateCodeSchema, type ValidateCode } from '@the-house/domain'
import { useLocation } from 'wouter'
import type { ApiFailure } from '../../api/failure.ts'
import { postValidateCode } from '../../api/register.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { paths } from '../../page/paths.ts'
import { changeRegister, endRegister, type RegisterStep } from './register-store.ts'

const otherCode = 444

/** What both steps do with a refusal: the step is marked; an e-mail with another code goes where it can be changed. */
export function useRefused(step: RegisterStep) {
  const [, navigate] = useLocation()
  return (failure: ApiFailure, { code, email }: Pick<ValidateCode, 'code' | 'email'>): boolean => {
    if (failure.status !== otherCode) {
      changeRegister({ failed: step })
      return false
    }
    navigate(paths.changeCode(code, email))
    endRegister()
    return true
  }
}

/** The first step: the code is checked before the second one shows. */
export function useCodeStep({ code, email, profile }: Partial<ValidateCode>) {
  const refused = useRefused('code')
  return useSchoolForm({
    schema: validateCodeSchema,
    defaultValues: { code: code ?? '', email: email ?? '', profile: profile ?? 'STUDENT' },
    send: async (values) => {
      const enrolment = await postValidateCode(values)
      changeRegister({ enrolment, step: 'data', failed: null })
    },
    onRefused: refused,
  })
}
