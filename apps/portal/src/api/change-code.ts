import { request, tell } from './client.ts'

/** Asks for the mail that moves an e-mail to another code. */
export const postChangeCode = (code: string, email: string): Promise<undefined> =>
  tell('POST /session/change_code', { query: { code, email } })

/** Moves to the other code; answers the token that may set a new password. */
export const postChangeCodeToken = (token: string): Promise<{ token: string }> =>
  request('POST /session/change_code_token', { query: { token } })
