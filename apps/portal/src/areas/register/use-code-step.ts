import { enrolmentFacts, validateCodeSchema, type ValidateCode } from '@the-house/domain'
import { useLocation } from 'wouter'
import type { ApiError } from '../../api/api-error.ts'
import { postValidateCode } from '../../api/register.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { paths } from '../../page/paths.ts'
import { changeRegister, endRegister, type RegisterState, type RegisterStep } from './register-store.ts'

const otherCode = 444

/**
 * Handles the errors of both steps: marks the step, and redirects an e-mail with another code to the screen that
 * changes it.
 */
export function useRefused(step: RegisterStep) {
  const [, navigate] = useLocation()
  return (failure: ApiError, { code, email }: Pick<ValidateCode, 'code' | 'email'>): boolean => {
    if (failure.status !== otherCode) {
      changeRegister({ failed: step })
      return false
    }
    navigate(paths.changeCode(code, email))
    endRegister()
    return true
  }
}

/** The first step: the server validates the code before the second step shows. */
export function useCodeStep(
  { code, email, profile }: Partial<ValidateCode>,
  onProved: (proof: RegisterState['proof']) => void,
) {
  const refused = useRefused('code')
  return useSchoolForm({
    schema: validateCodeSchema,
    defaultValues: { code: code ?? '', email: email ?? '', profile: profile ?? 'STUDENT' },
    send: async (values) => {
      const enrolment = await postValidateCode(values)
      const { birthday, cpf_end } = values
      changeRegister({ enrolment, proof: { birthday, cpf_end }, step: 'data', failed: null })
      onProved({ birthday, cpf_end })
    },
    onRefused: (failure, claim) => {
      if (failure.token !== 'register.fact') return refused(failure, claim)
      changeRegister({ asked: enrolmentFacts.find((fact) => failure.fields?.[fact]) ?? null, failed: null })
      return true
    },
  })
}
