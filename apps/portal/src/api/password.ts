import type { ForgotPassword, NewPassword } from '@the-house/domain'
import { requestVoid } from './client.ts'

export const postForgotPassword = (body: ForgotPassword): Promise<undefined> =>
  requestVoid('POST /session/forgot_password', { body })

/** Sets a new password by the token of a mail's link. */
export const postNewPassword = (token: string, chosen: NewPassword): Promise<undefined> =>
  requestVoid('POST /session/change_password_token', { body: { ...chosen, token } })
