import type { ChangeProfile, PasswordChange, PersonalProfile } from '@the-house/domain'
import { request, tell } from './client.ts'

/** Changes the own data; answers it as the school has it then. */
export const putProfile = (body: Omit<ChangeProfile, 'change_password'>): Promise<PersonalProfile> =>
  request('PUT /me/profile', { body: { ...body, change_password: undefined } })

/** Changes the own password, which ends every other session. */
export const putPassword = (change_password: PasswordChange): Promise<PersonalProfile> =>
  request('PUT /me/profile', { body: { change_password } })

/** Ends every other session of the own account. */
export const postSignOutElsewhere = (): Promise<undefined> => tell('POST /session/logout_others', {})
