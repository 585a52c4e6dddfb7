import { lte } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { deleteUnnamed } from '../../crud/file-keys.ts'
import { uploads } from '../../db/schema/index.ts'

/** Purges uploads past their time, with those of their files that no row names. */
export async function purgeUploads({
  db,
  storage,
  clock,
}: Pick<AppContext, 'db' | 'storage' | 'clock'>): Promise<void> {
  const gone = await db.delete(uploads).where(lte(uploads.until, clock())).returning({ key: uploads.key })
  await deleteUnnamed(
    { db, storage },
    gone.map(({ key }) => key),
  )
}
