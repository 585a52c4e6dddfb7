import { ref, string, type InferType } from 'yup'
import { defineCalls } from './call.ts'
import { commonPasswords } from './common-passwords.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { email, object, text } from './validation.ts'

const common = new Set(commonPasswords)

/** A new password; it is never trimmed, every character counts. */
export const newPassword = () =>
  text()
    .required('validation.required')
    .min(limits.passwordMin, 'validation.passwordMin')
    .max(limits.passwordMax, 'validation.passwordMax')
    .test('common', 'validation.passwordCommon', (value) => !value || !common.has(value.toLowerCase()))

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
