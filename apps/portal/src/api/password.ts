import type { ForgotPassword, NewPassword } from '@the-house/domain'
import { request } from './client.ts'

export const postForgotPassword = (body: ForgotPassword): Promise<undefined> => request('forgotPassword', { body })

/** Sets a new password by the token of a mail's link. */
export const postNewPassword = (token: string, chosen: NewPassword): Promise<undefined> =>
  request('changePasswordToken', { body: { ...chosen, token } })
