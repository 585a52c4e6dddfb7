import type { ChangeProfile, PasswordChange, PersonalProfile, User } from '@the-house/domain'
import { request, tell } from './client.ts'

/** Changes the own data; answers it as the school has it then. */
export const putProfile = (body: Omit<ChangeProfile, 'change_password'>): Promise<PersonalProfile> =>
  request('PUT /me/profile', { body: { ...body, change_password: undefined } })

/** Changes the own password, which ends every other session. */
export const putPassword = (change_password: PasswordChange): Promise<PersonalProfile> =>
  request('PUT /me/profile', { body: { change_password } })

/** Ends every other session of the own account. */
export const postSignOutElsewhere = (): Promise<undefined> => tell('POST /session/logout_others', {})

/** Shows a picture of the user; answers where it is. */
export function postAvatar(picture: Blob): Promise<{ avatar: User['avatar'] }> {
  const body = new FormData()
  body.set('file', picture)
  return request('POST /me/avatar', { body })
}

export const deleteAvatar = (): Promise<undefined> => tell('DELETE /me/avatar', {})
