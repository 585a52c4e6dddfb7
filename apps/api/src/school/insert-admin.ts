import { startCourse } from '../course/start.ts'
import type { Db } from '../db/client.ts'
import { user_unities, users } from '../db/schema/index.ts'

type NewAdmin = Pick<
  typeof users.$inferInsert,
  'name' | 'email' | 'profile' | 'unity_id' | 'password_hash' | 'language'
> & { unity_id: number }

/** Inserts an administrator with a unit and a current chapter. @returns the id */
export async function insertAdmin(tx: Db, values: NewAdmin, now: Date): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({ ...values, admin: true, created_at: now })
    .returning({ id: users.id })
  if (!user) throw new Error('The account was not written.')
  await tx.insert(user_unities).values({ user_id: user.id, unity_id: values.unity_id })
  await startCourse(tx, { user_id: user.id, chapter_id: null, now })
  return user.id
}
