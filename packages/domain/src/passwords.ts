import { ref, string, type InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { passwordFault } from './password-faults.ts'
import { email, object, text } from './validation.ts'

/**
 * A new password; it is never trimmed, every character counts. Whose it is say the fields beside it and the context of
 * the validation, as far as they are known.
 */
export const newPassword = () =>
  text()
    .required('validation.required')
    .min(limits.passwordMin, 'validation.passwordMin')
    .max(limits.passwordMax, 'validation.passwordMax')
    .test('guessed', (value, { parent, options: { context = {} }, createError }) => {
      const { name, email } = { ...parent, ...context }
      const fault = value && passwordFault(value, { name, email, school: parent.unit ? [parent.unit] : [] })
      return fault ? createError({ message: fault }) : true
    })

/** Repeats the new password, so that a typing error cannot lock the user out. */
export const passwordAgain = () =>
  string()
    .required('validation.required')
    .oneOf([ref('password')], 'validation.passwordAgain')

/** The secret token of a link in a mail. */
export const linkToken = () => text().max(200, 'validation.text').required('validation.required')

export const forgotPasswordSchema = object({ email: email() })
export type ForgotPassword = InferType<typeof forgotPasswordSchema>

export const newPasswordSchema = object({ password: newPassword(), confirmPassword: passwordAgain() })
export type NewPassword = InferType<typeof newPasswordSchema>

export const passwordCalls = defineCalls({
  forgotPassword: {
    ...endpoints.forgotPassword,
    summary: 'Ask for a mail with a link to set a new password; answers alike whether the e-mail is known or not',
    body: forgotPasswordSchema,
  },
  changePasswordToken: {
    ...endpoints.changePasswordToken,
    summary: 'Set a new password by the token of a mail',
    body: newPasswordSchema.shape({ token: linkToken() }),
  },
})
