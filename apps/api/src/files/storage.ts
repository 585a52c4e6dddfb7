import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { AppContext } from '../app-context.ts'
import type { Config } from '../config.ts'
import { freeBytesAt } from '../db/open.ts'
import type { ObjectStore } from './object-store.ts'
import { parseStoreAddress } from './store-address.ts'
import type { StoreLimits } from './store-client.ts'

/** The file storage of an installation. */
export interface FileStorage extends Pick<AppContext, 'freeBytes' | 'checkFiles'> {
  disk: Disk
  /** Where the files are: below a directory of this machine, or in an object store. */
  place: { root: string } | { store: ObjectStore }
  close: () => void
}

/** The storage in a directory, which is made where it is missing. */
export function openDirectory(root: string): FileStorage {
  mkdirSync(root, { recursive: true })
  return {
    disk: new Disk(new FSDriver({ location: root, visibility: 'private' })),
    place: { root },
    freeBytes: () => freeBytesAt(root),
    checkFiles: async () => {
      await freeBytesAt(root)
    },
    close: () => undefined,
  }
}

/** The client of object stores is loaded by whoever uses one: it takes half a second and 90 MB. */
async function openStore(url: string, limits?: StoreLimits): Promise<FileStorage> {
  const { openObjectStore } = await import('./object-store.ts')
  const store = openObjectStore(parseStoreAddress(url), limits)
  const { disk, check, close } = store
  return { disk, place: { store }, freeBytes: async () => null, checkFiles: check, close }
}

/** Opens the storage of an address, `file:///...` or `s3://...`; whether a store answers is not asked yet. */
export const openStorageAt = async (url: string, limits?: StoreLimits): Promise<FileStorage> =>
  new URL(url).protocol === 's3:' ? openStore(url, limits) : openDirectory(fileURLToPath(url))

/** Opens the file storage of the settings. */
export const openStorage = async ({ STORAGE_URL, DATA_DIR }: Pick<Config, 'STORAGE_URL' | 'DATA_DIR'>) =>
  STORAGE_URL ? openStorageAt(STORAGE_URL) : openDirectory(join(DATA_DIR, 'files'))
