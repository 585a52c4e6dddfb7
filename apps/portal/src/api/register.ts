import type { Enrolment, Registration, ValidateCode } from '@the-house/domain'
import { request } from './client.ts'

export const postValidateCode = (body: ValidateCode): Promise<Enrolment> => request('validateCode', { body })

export const postRegister = (user: Registration): Promise<undefined> => request('register', { body: { user } })
