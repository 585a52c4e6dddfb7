import type { User } from '@the-house/domain'
import { deleteAvatar, postAvatar } from '../api/profile.ts'
import { currentSession, keepSession } from './session.ts'

/** Unless somebody else is signed in by now. */
function show(avatar: User['avatar'], owner: number): void {
  const { token, user } = currentSession()
  if (token && user?.id === owner) keepSession(token, { ...user, avatar })
}

/** Shows another picture of a user, here and in the other tabs. Rejects with an ApiFailure; nothing has changed then. */
export async function changePicture(owner: number, picture: Blob): Promise<void> {
  const { avatar } = await postAvatar(picture)
  show(avatar, owner)
}

/** Shows none any more. */
export async function removePicture(owner: number): Promise<void> {
  await deleteAvatar()
  show(null, owner)
}
