import { readFile, stat } from 'node:fs/promises'
import {
  exchangeLimits,
  isPackageFormat,
  type ExchangeFormat,
  type ExchangeToken,
  type PackageFormat,
  type TextFormat,
} from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { BudgetExceeded, budgets, type BudgetName } from '../../reading/budget.ts'
import { openPackage, type Package } from '../../reading/open-package.ts'
import { BadPackage } from '../../reading/package-fault.ts'
import { isAiken, readAiken } from './aiken-read.ts'
import { readCsv } from './csv-read.ts'
import { decode, decodeXml, type Decoded } from './encoding.ts'
import { readGift } from './gift-read.ts'
import { Unreadable } from './problem.ts'
import { readH5p } from './h5p/read-package.ts'
import { readQti, readQtiFile } from './qti/read-package.ts'
import type { Contents } from './question.ts'
import { readMoodleXml } from './xml-read.ts'

/** Reads a text in Aiken that was sent as GIFT: both come as `.txt`. */
function asAiken(text: string): Contents {
  const { found, problems } = readAiken(text)
  return { found, problems: [noteOf('file.format', { what: 'Aiken' }), ...problems] }
}

/** A way to decode a file, and one to read what was decoded. */
const reader =
  <D extends Pick<Decoded, 'problems'>>(decodeBytes: (bytes: Buffer) => D, read: (file: D) => Contents) =>
  (bytes: Buffer): Contents => {
    const decoded = decodeBytes(bytes)
    const contents = read(decoded)
    return { ...contents, problems: [...decoded.problems, ...contents.problems] }
  }

const readers: Record<TextFormat, (bytes: Buffer) => Contents> = {
  CSV: reader(decode, readCsv),
  GIFT: reader(decode, ({ text }) => (isAiken(text) ? asAiken(text) : readGift(text))),
  AIKEN: reader(decode, ({ text }) => readAiken(text)),
  MOODLE_XML: reader(decodeXml, ({ text }) => readMoodleXml(text)),
}

/** What a file is told that breaks a budget. */
const beyond: Record<BudgetName, ExchangeToken> = {
  rows: 'file.many',
  cells: 'file.cells',
  allCells: 'file.allCells',
  characters: 'file.characters',
  depth: 'file.depth',
  elements: 'file.elements',
}

function contentsOf(format: TextFormat, bytes: Buffer): Contents {
  const contents = readers[format](bytes)
  if (contents.found.length === 0) throw new Unreadable('file.empty')
  return contents
}

const packageReaders: Record<PackageFormat, (pack: Package) => Promise<Contents>> = {
  QTI: readQti,
  H5P: readH5p,
}

/** Whether a file begins as XML does, as one that was taken out of its package. */
const isXml = (bytes: Buffer) => /^\uFEFF?\s*</.test(bytes.subarray(0, 100).toString())

/** Returns the contents of a file that cannot be parsed: no exercises and one problem. @throws any other error */
export function unreadable(error: unknown): Contents {
  if (error instanceof Unreadable) return { found: [], problems: [error.problem] }
  if (error instanceof BadPackage)
    return { found: [], problems: [noteOf(`package.${error.fault}`, { what: error.what })] }
  if (!(error instanceof BudgetExceeded)) throw error
  const { budget, line, most } = error
  return { found: [], problems: [noteOf(beyond[budget], { line, what: String(most) })] }
}

/** Parses the bytes of a file; one that cannot be parsed yields no exercises and one problem. */
export function readText(format: TextFormat, bytes: Buffer): Contents {
  try {
    return contentsOf(format, bytes)
  } catch (error) {
    return unreadable(error)
  }
}

/** Parses the bytes of a package; one that is refused yields no exercises and one problem. */
export async function readPackage(format: PackageFormat, bytes: Buffer): Promise<Contents> {
  try {
    const isText = format === 'QTI' && isXml(bytes)
    const contents = isText
      ? readQtiFile(bytes)
      : await packageReaders[format](await openPackage(bytes, budgets.package))
    if (contents.found.length === 0) throw new Unreadable('file.empty')
    return contents
  } catch (error) {
    return unreadable(error)
  }
}

/** Reads and parses a file; rejects one above the size limit before it is read into memory. */
export async function readFileAs(format: ExchangeFormat, path: string): Promise<Contents> {
  const { size } = await stat(path)
  const most = isPackageFormat(format) ? exchangeLimits.packageBytes : exchangeLimits.bytes
  const what = String(most / (1024 * 1024))
  if (size > most) return { found: [], problems: [new Unreadable('file.large', { what }).problem] }
  const bytes = await readFile(path)
  return isPackageFormat(format) ? readPackage(format, bytes) : readText(format, bytes)
}
