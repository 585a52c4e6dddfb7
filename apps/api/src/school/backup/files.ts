import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import type { Config } from '../../config.ts'
import { filesOf } from '../../files/move.ts'
import { openStorage } from '../../files/storage.ts'
import { contentCounter, countContent } from './lines.ts'
import { filePath, type Content, type Manifest } from './manifest.ts'

type StoredFile = Manifest['files'][number]

/** Opens the storage of the settings for some work. */
export async function withStorage<T>(config: Config, work: (storage: Disk) => Promise<T>): Promise<T> {
  const { disk, close } = await openStorage(config)
  return work(disk).finally(close)
}

/** Lists the keys of all files in a storage. */
export async function listKeys(storage: Disk): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of filesOf(storage)) keys.push(key)
  return keys.toSorted()
}

/** Copies a file out of a storage; undefined where it was deleted since it was listed. */
async function copyOut(storage: Disk, key: string, target: string): Promise<Content | undefined> {
  const counter = contentCounter()
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  try {
    await pipeline(await storage.getStream(key), counter.stream, createWriteStream(target, { mode: 0o600 }))
  } catch (error) {
    if (await storage.exists(key)) throw error
    return undefined
  }
  return counter.result()
}

/**
 * Copies all files of a storage, after the rows: what was uploaded before its row is among them, what came later is
 * named by no row of the backup.
 * @param named the keys that rows name
 * @returns with the files the keys that rows name and that are not there
 */
export async function writeFiles(storage: Disk, directory: string, named: ReadonlySet<string>) {
  const files: StoredFile[] = []
  for (const key of await listKeys(storage)) {
    const content = await copyOut(storage, key, join(directory, filePath(key)))
    if (content) files.push({ key, ...content })
  }
  const there = new Set(files.map(({ key }) => key))
  return { files, missing: [...named].filter((key) => !there.has(key)).toSorted() }
}

/** Whether a storage has a file with this content. */
async function hasContent(storage: Disk, { key, bytes, sha256 }: StoredFile): Promise<boolean> {
  if (!(await storage.exists(key))) return false
  const found = await countContent(await storage.getStream(key))
  return found.bytes === bytes && found.sha256 === sha256
}

/**
 * Copies the files of a backup into a storage; those that an interrupted restore has left there stay.
 * @returns the keys that do not have their content after
 */
export async function restoreFiles(storage: Disk, directory: string, files: readonly StoredFile[]): Promise<string[]> {
  const wrong: string[] = []
  for (const file of files) {
    if (await hasContent(storage, file)) continue
    await storage.copyFromFs(join(directory, filePath(file.key)), file.key)
    if (!(await hasContent(storage, file))) wrong.push(file.key)
  }
  return wrong
}

/** Counts and hashes a file of a backup; undefined where it is missing. */
export const countFile = (path: string): Promise<Content | undefined> =>
  countContent(createReadStream(path)).catch(() => undefined)
