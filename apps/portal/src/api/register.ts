import type { Enrolment, Registration, ValidateCode } from '@the-house/domain'
import { request, tell } from './client.ts'

export const postValidateCode = (body: ValidateCode): Promise<Enrolment> => request('POST /register/valide', { body })

export const postRegister = (user: Registration): Promise<undefined> => tell('POST /register', { body: { user } })
