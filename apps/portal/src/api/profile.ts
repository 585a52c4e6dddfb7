import type { ChangeProfile, PasswordChange, PersonalProfile, User } from '@the-house/domain'
import { request, requestVoid } from './client.ts'

/** Saves the user's own data; returns the saved profile. */
export const putProfile = (body: Omit<ChangeProfile, 'change_password'>): Promise<PersonalProfile> =>
  request('PUT /me/profile', { body: { ...body, change_password: undefined } })

/** Changes the user's own password, which ends all other sessions. */
export const putPassword = (change_password: PasswordChange): Promise<PersonalProfile> =>
  request('PUT /me/profile', { body: { change_password } })

/** Ends all other sessions of the user. */
export const postSignOutElsewhere = (): Promise<undefined> => requestVoid('POST /session/logout_others', {})

/** Uploads the user's avatar; returns its URL. */
export function postAvatar(picture: Blob): Promise<{ avatar: User['avatar'] }> {
  const body = new FormData()
  body.set('file', picture)
  return request('POST /me/avatar', { body })
}

export const deleteAvatar = (): Promise<undefined> => requestVoid('DELETE /me/avatar', {})
