import type { AppContext } from '../app-context.ts'

interface Stored<T> {
  /** The path of the file that is stored. */
  path: string
  key: string
  /** Writes the row that names the file. */
  use: () => Promise<T>
}

/**
 * Stores a spooled file under a key, before the transaction of `use`, so that no connection of the database waits for
 * the storage. Where either fails the file is deleted again, also one whose storing only seemed to fail.
 */
export async function storeFileAs<T>(
  { storage }: Pick<AppContext, 'storage'>,
  { path, key, use }: Stored<T>,
): Promise<T> {
  try {
    await storage.copyFromFs(path, key)
    return await use()
  } catch (error) {
    // A storage that is gone cannot delete either; the caller is told of the first failure.
    await Promise.allSettled([storage.delete(key)])
    throw error
  }
}
