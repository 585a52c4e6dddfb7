import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk, DriveFile } from 'flydrive'

/** What became of the files. */
export interface Moved {
  copied: number
  /** Files that were there already, with the same content. */
  unchanged: number
  /** The size of those that were copied. */
  bytes: number
}

/** How many files are copied at once. */
const atOnce = 4

/** Iterates over all files, page by page; with those of a store comes what it knows of them. */
export async function* filesOf(disk: Disk, maxResults?: number): AsyncGenerator<DriveFile> {
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll('', {
      recursive: true,
      ...(maxResults && { maxResults }),
      ...(paginationToken && { paginationToken }),
    })
    for (const one of page.objects) if (one.isFile && 'key' in one) yield one
    paginationToken = page.paginationToken
  } while (paginationToken)
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('md5')
  await pipeline(content, hash)
  return hash.digest('hex')
}

/** The MD5 of a file: most stores name it as the entity tag, which saves reading the file. */
async function quickHash(file: DriveFile): Promise<string> {
  const { etag } = await file.getMetaData()
  const [, named] = /^"([0-9a-f]{32})"$/.exec(etag) ?? []
  return named ?? hashOf(await file.getStream())
}

/** Whether two files are the same. A list names the tag of each, and not its size. */
async function isSame(source: DriveFile, target: DriveFile): Promise<boolean> {
  if ((await quickHash(source)) === (await quickHash(target))) return true
  // A tag that looks like a hash may be another thing, as that of an encrypted file.
  return (await hashOf(await source.getStream())) === (await hashOf(await target.getStream()))
}

/**
 * Copies a file by way of a local one, since a store takes no stream of unknown length, and compares what was written.
 * @returns its size
 */
async function copyFile(source: DriveFile, to: Disk, folder: string): Promise<number> {
  const path = join(folder, createHash('sha256').update(source.key).digest('hex'))
  try {
    await pipeline(await source.getStream(), createWriteStream(path))
    const [{ size }, hash] = [await stat(path), await hashOf(createReadStream(path))]
    await to.copyFromFs(path, source.key)
    const written = to.file(source.key)
    if ((await quickHash(written)) !== hash && (await hashOf(await written.getStream())) !== hash)
      throw new Error(`${source.key} is another file after it was copied.`)
    return size
  } finally {
    await rm(path, { force: true })
  }
}

async function listed(disk: Disk, pageSize?: number): Promise<Map<string, DriveFile>> {
  const files = new Map<string, DriveFile>()
  for await (const file of filesOf(disk, pageSize)) files.set(file.key, file)
  return files
}

/**
 * Copies every file of a storage to another one, unless it is there with the same content. Nothing is deleted, and what
 * an interrupted run has copied is not copied again.
 * @param onFile told of the counts after each file
 * @param pageSize how many files a store lists at once, if fewer than it would
 */
export async function moveFiles(
  from: Disk,
  to: Disk,
  onFile: (moved: Moved) => void,
  pageSize?: number,
): Promise<Moved> {
  const moved = { copied: 0, unchanged: 0, bytes: 0 }
  const there = await listed(to, pageSize)
  const folder = await mkdtemp(join(tmpdir(), 'house-move-'))
  const files = filesOf(from, pageSize)
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const target = there.get(next.value.key)
      if (target && (await isSame(next.value, target))) moved.unchanged += 1
      else {
        const size = await copyFile(next.value, to, folder)
        moved.bytes += size
        moved.copied += 1
      }
      onFile({ ...moved })
    }
  }
  try {
    // All of them end before the folder goes.
    const ends = await Promise.allSettled(Array.from({ length: atOnce }, work))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return moved
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
