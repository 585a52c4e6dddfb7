import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { AppContext } from '../../app-context.ts'
import type { PictureEnding } from '../sniff-file-type.ts'
import type { Sent } from '../library.ts'
import { storeFileAs } from '../store-file.ts'
import { keyOfWidth, pictureKey, type PictureDirectory } from './picture-key.ts'

interface SentPicture<T> {
  /** The file that was sent, in a directory that is deleted after. */
  path: string
  /** What its content says that it is. */
  ending: PictureEnding
  directory: PictureDirectory
  /** For the media library; absent: it is the picture of a person. */
  sent?: Sent
  /** Writes the row that names the picture, of which the largest size has so many bytes. */
  use: (key: string, bytes: number) => Promise<T>
}

/** Stores a picture, decoded and written again, under a generated key in all of its sizes, or not at all. */
export async function storePicture<T>(
  context: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  { path, ending, directory, sent, use }: SentPicture<T>,
): Promise<T> {
  // The decoder takes 80 ms and 24 MB to load, which only whoever sends a picture waits for.
  const { writePicture } = await import('./write-picture.ts')
  const { width, height, files } = await writePicture({ path, ending }, dirname(path), directory)
  const key = pictureKey(directory, randomUUID(), { width, height })
  const stored = files.map((file) => ({
    path: file.path,
    key: file.width === width ? key : keyOfWidth(key, file.width),
  }))
  const { size } = await stat(files.at(-1)?.path ?? path)
  const noted = sent && { ...sent, bytes: size }
  return storeFileAs(context, { key, files: stored, noted, use: () => use(key, size) })
}
