import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Disk } from 'flydrive'
import { filesFolder } from './keys.ts'

/** Copies the pictures, recordings, videos and papers to the storage under their keys. */
export async function copyMedia(storage: Disk): Promise<void> {
  const root = fileURLToPath(filesFolder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(files.map((file) => storage.copyFromFs(file, `demo/${relative(root, file).replaceAll('\\', '/')}`)))
}
