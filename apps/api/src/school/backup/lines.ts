import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Session } from '../../db/session.ts'
import type { Content, Lines } from './manifest.ts'

/** Few enough that memory stays flat: a row of content may have 100 kB. */
const rowsAtOnce = 500
const bytesAtOnce = 256 * 1024

/** Reads what a query of lines selects, in batches, inside a transaction. */
export async function* readLines(session: Session, query: string): AsyncGenerator<string[]> {
  await session.query(`declare lines no scroll cursor for ${query}`)
  for (;;) {
    const rows = await session.query(`fetch ${rowsAtOnce} from lines`)
    if (rows.length === 0) break
    yield rows.map(([line]) => String(line))
  }
  await session.query('close lines')
}

export const isSame = (one: Lines, other: Lines): boolean => one.rows === other.rows && one.sha256 === other.sha256

/** Counts and hashes batches of lines. */
export function lineCounter() {
  const hash = createHash('sha256')
  const counted = { rows: 0, bytes: 0 }
  return {
    /** @returns the text of the lines */
    add: (lines: readonly string[]): string => {
      const text = lines.map((line) => `${line}\n`).join('')
      hash.update(text)
      counted.rows += lines.length
      counted.bytes += Buffer.byteLength(text)
      return text
    },
    result: (): Lines => ({ ...counted, sha256: hash.digest('hex') }),
  }
}

/** Counts and hashes what a query of lines selects. */
export async function countLines(session: Session, query: string): Promise<Lines> {
  const counter = lineCounter()
  for await (const lines of readLines(session, query)) counter.add(lines)
  return counter.result()
}

/** Writes what a query of lines selects into a new file. */
export async function writeLines(session: Session, query: string, path: string): Promise<Lines> {
  const counter = lineCounter()
  const texts = async function* () {
    for await (const lines of readLines(session, query)) yield counter.add(lines)
  }
  await pipeline(Readable.from(texts()), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return counter.result()
}

/** Reads a file of lines in batches; readline would take the separators of Unicode inside a text for ends of lines. */
export async function* readFileLines(path: string): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: bytesAtOnce })) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
}

/** A stream that passes its bytes on, counted and hashed. */
export function contentCounter() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: (): Content => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Counts and hashes what a stream holds. */
export async function countContent(source: Readable): Promise<Content> {
  const counter = contentCounter()
  await pipeline(source, counter.stream.resume())
  return counter.result()
}
