import { request, requestVoid } from './client.ts'

/** Requests the mail whose link moves an e-mail to another code. */
export const postChangeCode = (code: string, email: string): Promise<undefined> =>
  requestVoid('POST /session/change_code', { query: { code, email } })

/** Moves the account to the other code; returns the token that allows setting a new password. */
export const postChangeCodeToken = (token: string): Promise<{ token: string }> =>
  request('POST /session/change_code_token', { query: { token } })
