import type { Enrolment, Registration, ValidateCode } from '@the-house/domain'
import { request, requestVoid } from './client.ts'

export const postValidateCode = (body: ValidateCode): Promise<Enrolment> => request('POST /register/valide', { body })

export const postRegister = (user: Registration): Promise<undefined> =>
  requestVoid('POST /register', { body: { user } })
