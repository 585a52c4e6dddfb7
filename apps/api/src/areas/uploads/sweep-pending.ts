import { eq, lte } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { deleteFile } from '../../files/store-file.ts'
import { files, pending_files, users } from '../../db/schema/index.ts'

type Tools = Pick<AppContext, 'db' | 'storage' | 'clock'>

/** Far longer than a file is on its way to its row: another server may be storing it. */
export const pendingMs = 3_600_000

/** Whether the media library has noted the file, or a person has it: the server was killed after that. */
const isKept = async ({ db }: Tools, key: string) =>
  (await db.$count(files, eq(files.key, key))) + (await db.$count(users, eq(users.avatar, key))) > 0

async function deleteLeft(tools: Tools, key: string): Promise<void> {
  if (!(await isKept(tools, key))) await deleteFile(tools.storage, key)
}

/**
 * Deletes the files that servers which were killed have stored and not noted, or removed and not deleted.
 * @param olderThanMs 0 where no other server can be storing one
 * @param onFailed told of each file that could not be deleted, and is tried again
 */
export async function sweepPending(tools: Tools, olderThanMs: number, onFailed: (error: Error) => void): Promise<void> {
  const { db, clock } = tools
  const before = new Date(clock().getTime() - olderThanMs)
  for (const { key } of await db.select().from(pending_files).where(lte(pending_files.at, before))) {
    const swept = deleteLeft(tools, key).then(() => db.delete(pending_files).where(eq(pending_files.key, key)))
    await swept.catch(onFailed)
  }
}
