import { randomUUID } from 'node:crypto'
import { DomainError } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { recognise } from '../files/recognise.ts'

/** Lets somebody show a picture, or none; returns the key of the one before. Of two at once the later one sees the other. */
async function show(db: Db, id: number, avatar: string | null): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, id)).for('update')
    if (!before) throw new DomainError('session.required')
    await tx.update(users).set({ avatar }).where(eq(users.id, id))
    return before.avatar
  })
}

/** Keeps a picture under a name of our own and shows it; the former one is left to `forget`. */
export async function changeAvatar({ db, storage }: House, id: number, path: string) {
  const picture = await recognise(path, ['jpg', 'png', 'webp'])
  if (!picture) throw new DomainError('file.picture', { file: 'errors.file.picture' })
  const key = `avatars/${randomUUID()}.${picture}`
  try {
    await storage.copyFromFs(path, key)
    return { key, former: await show(db, id, key) }
  } catch (error) {
    await storage.delete(key)
    throw error
  }
}

export const removeAvatar = ({ db }: House, id: number) => show(db, id, null)

/** Deletes a picture that nobody shows any more. */
export async function forget({ storage }: House, key: string | null): Promise<void> {
  if (key !== null) await storage.delete(key)
}
