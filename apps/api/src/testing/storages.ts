import { createTestServer } from './test-server.ts'
import { startObjectStore } from './object-store.ts'

/** The storages of files that the product supports; tests of files run on both. */
export const storages = ['a directory', 'an object store'] as const

/** Creates a test server whose files are on a new storage. */
export async function createServerWith(storage: (typeof storages)[number]) {
  const store = storage === 'an object store' ? await startObjectStore() : undefined
  const files = await store?.open()
  const context = await createTestServer(files && { files })
  return {
    ...context,
    /** The origin of the store; undefined: a directory has none. */
    storeOrigin: store?.origin,
    /** The keys of all files. */
    keys: async () => {
      const { objects } = await context.storage.listAll('', { recursive: true })
      return Array.from(objects, ({ isFile, ...one }) => (isFile && 'key' in one ? one.key : '')).toSorted()
    },
    close: async () => {
      await context.close()
      await store?.close()
    },
  }
}

export type ServerWith = Awaited<ReturnType<typeof createServerWith>>
