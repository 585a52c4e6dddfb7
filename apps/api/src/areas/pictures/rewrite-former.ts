import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '@the-house/domain'
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AppContext } from '../../app-context.ts'
import { errorTokenOf } from '../../contract/map-error.ts'
import { spoolFolder } from '../../contract/spool-folder.ts'
import { fileColumns } from '../../crud/file-keys.ts'
import { files, former_pictures, uploads, users } from '../../db/schema/index.ts'
import type { PictureDirectory } from '../../files/pictures/picture-key.ts'
import { storePicture } from '../../files/pictures/store-picture.ts'
import { removeUnused } from '../../files/remove-unused.ts'
import { pictureEndings, sniffFileType } from '../../files/sniff-file-type.ts'

type Tools = Pick<AppContext, 'db' | 'storage' | 'clock'>

/** How many pictures one run rewrites; the next one goes on. */
const batch = 200
const triesMax = 3
/** Far longer than a picture takes: another server may be at it. */
const leaseMs = 600_000
/** Pages that were open have an address that is good for up to two hours. */
const retentionMs = 3 * 3_600_000

/** The columns that may name a picture of an earlier version. */
const columns: PgColumn[] = [...fileColumns, uploads.key, users.avatar]

/** Takes the next picture that waits, for this server alone. */
async function take({ db, clock }: Tools): Promise<string | undefined> {
  const now = clock()
  const isFree = or(isNull(former_pictures.tried_at), lt(former_pictures.tried_at, new Date(now.getTime() - leaseMs)))
  const next = db
    .select({ key: former_pictures.key })
    .from(former_pictures)
    .where(and(isNull(former_pictures.replaced_at), lt(former_pictures.tries, triesMax), isFree))
    .orderBy(asc(former_pictures.tries), asc(former_pictures.key))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(former_pictures)
    .set({ tries: sql`${former_pictures.tries} + 1`, tried_at: now })
    .where(eq(former_pictures.key, next))
    .returning({ key: former_pictures.key })
  return taken?.key
}

/** Lets every row that names a file name another one, and notes when; refuses with `notFound` where none does. */
async function replace({ db, clock }: Tools, from: string, to: string): Promise<void> {
  await db.transaction(async (tx) => {
    let named = 0
    // The library has it as the same file, written anew.
    await tx.execute(
      sql`insert into files (key, kind, name, created_at, sent_by, alternative_text, unused_at)
        select ${to}, kind, name, created_at, sent_by, alternative_text, unused_at from files where key = ${from}`,
    )
    for (const column of columns) {
      const change = sql`update ${column.table} set ${sql.identifier(column.name)} = ${to} where ${column} = ${from} returning 1`
      const { rows }: { rows: unknown[] } = Object(await tx.execute(change))
      named += rows.length
    }
    if (named === 0) throw new DomainError('notFound')
    // Whenever the rows were changed last.
    const isLeft = and(eq(files.key, from), isNotNull(files.unused_at))
    await tx.update(files).set({ unused_at: clock() }).where(isLeft)
    await tx.update(former_pictures).set({ replaced_at: clock() }).where(eq(former_pictures.key, from))
  })
}

/** The directory that a picture stays in. */
const pictureDirectory = (key: string): PictureDirectory =>
  key.startsWith('avatars/') ? 'avatars' : `managed/${key.split('/')[1] ?? ''}`

async function rewrite(tools: Tools, key: string): Promise<void> {
  const { storage } = tools
  if (!(await storage.exists(key))) throw new DomainError('notFound')
  const folder = await mkdtemp(join(spoolFolder(), 'former-'))
  try {
    const path = join(folder, 'file')
    await pipeline(await storage.getStream(key), createWriteStream(path, { mode: 0o600 }))
    const ending = await sniffFileType(path, pictureEndings)
    if (!ending) throw new DomainError('file.damaged')
    await storePicture(tools, { path, ending, directory: pictureDirectory(key), use: (to) => replace(tools, key, to) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes the files that were replaced long enough ago. */
async function deleteReplaced(tools: Tools, onFailed: (error: Error) => void): Promise<void> {
  const { db, storage, clock } = tools
  const before = new Date(clock().getTime() - retentionMs)
  const isOver = and(isNotNull(former_pictures.replaced_at), lte(former_pictures.replaced_at, before))
  for (const { key } of await db.select().from(former_pictures).where(isOver).limit(batch)) {
    if (key.startsWith('avatars/')) await storage.delete(key)
    else await removeUnused(tools, eq(files.key, key), onFailed)
    await db.delete(former_pictures).where(eq(former_pictures.key, key))
  }
}

/**
 * Rewrites pictures of an earlier version as those that are sent now, some in a run: without metadata, in the sizes that
 * are shown. What cannot be decoded stays as it is.
 * @param onFailed told of each picture that could not be rewritten; where the storage is gone, of the first one
 */
export async function rewriteFormerPictures(tools: Tools, onFailed: (error: Error) => void): Promise<void> {
  for (let count = 0; count < batch; count += 1) {
    const key = await take(tools)
    if (key === undefined) break
    try {
      await rewrite(tools, key)
    } catch (error) {
      if (errorTokenOf(error) === 'notFound') {
        // Its row was removed meanwhile.
        await tools.db.delete(former_pictures).where(eq(former_pictures.key, key))
        continue
      }
      onFailed(new Error(`The picture ${key} stays as it was sent.`, { cause: error }))
      // Each further one would wait for as long.
      if (errorTokenOf(error) === 'file.unavailable') return
    }
  }
  await deleteReplaced(tools, onFailed).catch(onFailed)
}
