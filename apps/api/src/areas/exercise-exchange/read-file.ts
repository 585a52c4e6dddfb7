import { readFile, stat } from 'node:fs/promises'
import { exchangeLimits, type ExchangeFormat, type ExchangeToken } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { BudgetExceeded, type BudgetName } from '../../reading/budget.ts'
import { readCsv } from './csv-read.ts'
import { decode } from './encoding.ts'
import { readGift } from './gift-read.ts'
import { Unreadable } from './problem.ts'
import type { Contents } from './question.ts'
import { readMoodleXml } from './xml-read.ts'

const readers: Record<ExchangeFormat, (text: string) => Contents> = {
  CSV: readCsv,
  GIFT: readGift,
  MOODLE_XML: readMoodleXml,
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

function contentsOf(format: ExchangeFormat, bytes: Buffer): Contents {
  const decoded = decode(bytes)
  if (!decoded) throw new Unreadable('file.binary')
  const { found, problems } = readers[format](decoded.text)
  if (found.length === 0) throw new Unreadable('file.empty')
  return { found, problems: [...decoded.problems, ...problems] }
}

/** Parses the bytes of a file; one that cannot be parsed yields no exercises and one problem. */
export function readText(format: ExchangeFormat, bytes: Buffer): Contents {
  try {
    return contentsOf(format, bytes)
  } catch (error) {
    if (error instanceof Unreadable) return { found: [], problems: [error.problem] }
    if (!(error instanceof BudgetExceeded)) throw error
    const { budget, line, most } = error
    return { found: [], problems: [noteOf(beyond[budget], { line, what: String(most) })] }
  }
}

/** Reads and parses a file; rejects one above the size limit before it is read into memory. */
export async function readFileAs(format: ExchangeFormat, path: string): Promise<Contents> {
  const { size } = await stat(path)
  if (size > exchangeLimits.bytes) return { found: [], problems: [new Unreadable('file.large').problem] }
  return readText(format, await readFile(path))
}
