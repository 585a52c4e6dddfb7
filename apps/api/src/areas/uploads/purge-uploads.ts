import { lte } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { uploads } from '../../db/schema/index.ts'

/** Purges uploads past their time. Those of their files that nothing names are unused files of the media library. */
export async function purgeUploads({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.delete(uploads).where(lte(uploads.until, clock()))
}
