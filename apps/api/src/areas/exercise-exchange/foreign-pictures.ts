import type { ExchangeRow } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { files } from '../../db/schema/index.ts'
import { keyOfTextPicture, textPictures } from '../uploads/text-picture-address.ts'
import type { ReadExercises } from './read-in-thread.ts'
import { withAddresses, withTexts, type Texts } from './text-pictures.ts'

/** The most pictures that one query looks up. */
const most = 1000

/** The addresses of pictures that are none of this school: the file is of another, or the picture was replaced. */
async function foreignIn(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const keys = addresses.flatMap((address) => keyOfTextPicture(address) ?? [])
  const known = new Set<string>()
  for (let at = 0; at < keys.length; at += most) {
    const found = await db
      .select({ key: files.key })
      .from(files)
      .where(inArray(files.key, keys.slice(at, at + most)))
    for (const { key } of found) known.add(key)
  }
  return new Set(addresses.filter((address) => !known.has(keyOfTextPicture(address) ?? '')))
}

/** The bodies of a batch without the pictures at some addresses. */
function without(rows: string, foreign: ReadonlySet<string>): string {
  if (!rows.includes(textPictures)) return rows
  const bodies: Texts[] = JSON.parse(rows)
  const addressOf = (address: string) => (foreign.has(address) ? null : address)
  return JSON.stringify(bodies.map((body) => withTexts(body, (html) => withAddresses(html, addressOf))))
}

const nameOf = (address: string) => address.slice(textPictures.length + 1).slice(0, 100)

/** Leaves out the pictures that texts name by an address of a school, and that this one does not have; they are told. */
export async function withoutForeignPictures(
  db: Db,
  { textPictures: named, ...read }: ReadExercises,
): Promise<Omit<ReadExercises, 'textPictures'>> {
  const foreign = await foreignIn(db, [...new Set(named.flat())])
  if (foreign.size === 0) return read
  const told = (row: ExchangeRow, at: number): ExchangeRow => {
    const lost = (named[at] ?? []).filter((address) => foreign.has(address)).map(nameOf)
    if (lost.length === 0) return row
    return { ...row, problems: [...row.problems, noteOf('files.lost', { line: row.line, what: lost.join(', ') })] }
  }
  return { ...read, rows: read.rows.map(told), batches: read.batches.map((rows) => without(rows, foreign)) }
}
