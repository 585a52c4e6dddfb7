import type { User } from '@the-house/domain'
import { deleteAvatar, postAvatar } from '../api/profile.ts'
import { currentSession, setSession } from './session.ts'

/** Updates the avatar, unless another user has signed in meanwhile. */
function show(avatar: User['avatar'], owner: number): void {
  const { token, user } = currentSession()
  if (token && user?.id === owner) setSession(token, { ...user, avatar })
}

/** Uploads a user's avatar and updates it in all tabs. Rejects with an ApiError; nothing has changed then. */
export async function changePicture(owner: number, picture: Blob): Promise<void> {
  const { avatar } = await postAvatar(picture)
  show(avatar, owner)
}

/** Deletes a user's avatar. Rejects with an ApiError; nothing has changed then. */
export async function removePicture(owner: number): Promise<void> {
  await deleteAvatar()
  show(null, owner)
}
