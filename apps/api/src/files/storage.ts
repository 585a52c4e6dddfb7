import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { AppContext } from '../app-context.ts'
import type { Config } from '../config.ts'
import { freeBytesAt } from '../db/open.ts'

/** The file storage of an installation. */
export interface FileStorage extends Pick<AppContext, 'freeBytes'> {
  disk: Disk
  /** The root directory of the files. */
  root: string
}

/** The storage in a directory, which is made where it is missing. */
function openDirectory(root: string): FileStorage {
  mkdirSync(root, { recursive: true })
  return {
    disk: new Disk(new FSDriver({ location: root, visibility: 'private' })),
    root,
    freeBytes: () => freeBytesAt(root),
  }
}

/** Opens the file storage of the settings. */
export const openStorage = ({ STORAGE_URL, DATA_DIR }: Pick<Config, 'STORAGE_URL' | 'DATA_DIR'>): FileStorage =>
  openDirectory(STORAGE_URL ? fileURLToPath(STORAGE_URL) : join(DATA_DIR, 'files'))
