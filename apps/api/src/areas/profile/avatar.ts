import { DomainError } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { storePicture } from '../../files/pictures/store-picture.ts'
import { pictureEndings, sniffFileType } from '../../files/sniff-file-type.ts'
import { deleteFile } from '../../files/store-file.ts'

/**
 * Sets or clears the avatar of a user under a row lock, so that concurrent changes see each other. @returns the
 * previous key
 */
async function show(db: Db, id: number, avatar: string | null): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, id)).for('update')
    if (!before) throw new DomainError('session.required')
    await tx.update(users).set({ avatar }).where(eq(users.id, id))
    return before.avatar
  })
}

/**
 * Stores a picture under a generated key and sets it as the avatar; the caller deletes the previous file with
 * `deletePicture`.
 */
export async function changeAvatar(context: AppContext, id: number, path: string) {
  const ending = await sniffFileType(path, pictureEndings)
  if (!ending) throw new DomainError('file.picture', { file: 'errors.file.picture' })
  const use = async (key: string) => ({ key, former: await show(context.db, id, key) })
  return storePicture(context, { path, ending, directory: 'avatars', use })
}

export const removeAvatar = ({ db }: AppContext, id: number) => show(db, id, null)

/** Deletes a picture that no user refers to any more. */
export async function deletePicture({ storage }: AppContext, key: string | null): Promise<void> {
  if (key !== null) await deleteFile(storage, key)
}
