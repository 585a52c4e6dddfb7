import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { linkToken } from './passwords.ts'
import { enrolmentCode } from './register.ts'
import { email, object, string } from './validation.ts'

/** An enrolment code of the school, and the e-mail that is registered with another code. */
export const changeCodeSchema = object({
  code: enrolmentCode(),
  email: email(),
})

export const changeCodeCalls = defineCalls({
  changeCode: {
    ...endpoints.changeCode,
    summary: 'Ask for a mail that moves a registered e-mail to another code; answers alike in any case',
    query: changeCodeSchema,
  },
  changeCodeToken: {
    ...endpoints.changeCodeToken,
    summary: 'Move to the other code by the token of a mail',
    query: object({ token: linkToken() }),
    /** A password-reset token, for users who want a new password along with the new code. */
    answer: object({ token: string().required() }),
  },
})
