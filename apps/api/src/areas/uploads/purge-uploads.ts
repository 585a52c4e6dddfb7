import { and, eq, lte } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { errorTokenOf } from '../../contract/map-error.ts'
import { deleteUnnamed } from '../../crud/file-keys.ts'
import { uploads } from '../../db/schema/index.ts'

type Tools = Pick<AppContext, 'db' | 'storage' | 'clock'>

/**
 * Purges uploads past their time, with those of their files that no row names. An upload stays as long as its file, so
 * that a file that could not be deleted is tried again.
 * @param onFailed told of each file that could not be deleted; where the storage is gone, of the first one
 */
export async function purgeUploads({ db, storage, clock }: Tools, onFailed: (error: Error) => void): Promise<void> {
  const isOver = lte(uploads.until, clock())
  for (const { key } of await db.selectDistinct({ key: uploads.key }).from(uploads).where(isOver)) {
    const purge = db.transaction(async (tx) => {
      await tx.delete(uploads).where(and(isOver, eq(uploads.key, key)))
      await deleteUnnamed({ db: tx, storage }, [key])
    })
    try {
      await purge
    } catch (error) {
      onFailed(error instanceof Error ? error : new Error(String(error)))
      // Each further file would wait for as long.
      if (errorTokenOf(error) === 'file.unavailable') return
    }
  }
}
