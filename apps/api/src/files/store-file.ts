import { eq } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import { pending_files } from '../db/schema/index.ts'
import { forgetFile, noteFile, type Sent } from './library.ts'
import { keysOfFile } from './pictures/picture-key.ts'

interface Stored<T> {
  /** The key that a row names; those of the sizes of a picture follow from it. */
  key: string
  /** What is stored: the file of the key last, before it the smaller sizes of a picture. */
  files: readonly { path: string; key: string }[]
  /** What the media library notes of it; absent: it is of a person, and no part of the library. */
  noted?: (Sent & { bytes: number }) | undefined
  /** Writes the row that names the file. */
  use: () => Promise<T>
}

/** Deletes a file, of a picture all sizes. */
export async function deleteFile(storage: AppContext['storage'], key: string): Promise<void> {
  await Promise.all(keysOfFile(key).map((one) => storage.delete(one)))
}

/**
 * Stores a spooled file under a key, in all of its sizes or none, before the transaction of `use`, so that no connection of the database waits for
 * the storage. Where either fails the file is deleted again, also one whose storing only seemed to fail; it is noted
 * beforehand, for the case that the server is killed in between. What the media library knows stays: a row may name it,
 * since the end of its transaction may have failed on its way back alone.
 */
export async function storeFileAs<T>(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { key, files, noted, use }: Stored<T>,
): Promise<T> {
  await db.insert(pending_files).values({ key, at: clock() })
  // What cannot be deleted here is found again by the maintenance; the caller is told of the first failure.
  const settle = () => Promise.allSettled([db.delete(pending_files).where(eq(pending_files.key, key))])
  let isStored = false
  try {
    for (const file of files) await storage.copyFromFs(file.path, file.key)
    isStored = true
    if (noted) await noteFile(db, { key, ...noted }, clock())
    const used = await use()
    await settle()
    return used
  } catch (error) {
    const [isForgotten] = await Promise.allSettled([noted && isStored ? forgetFile(db, key) : true])
    if (isForgotten.status === 'rejected' || !isForgotten.value) throw error
    const [deleted] = await Promise.allSettled([deleteFile(storage, key)])
    // What only seemed to fail may still arrive after its deletion, and is then deleted by the maintenance.
    if (isStored && deleted.status === 'fulfilled') await settle()
    throw error
  }
}
