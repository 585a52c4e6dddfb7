import type { TableReading } from '@the-house/domain'
import { budgets } from '../../reading/budget.ts'
import { Places, type Place } from '../places.ts'
import { checkRows, type Wanted, type Zeros } from './check-rows.ts'
import { ErrorsByLine } from './enrol-errors.ts'
import { readCsv } from './read-csv.ts'
import { readTable, type Row } from './table.ts'

/** What the cells of a file can name, as it is sent to a thread. */
export interface SchoolPlaces {
  units: readonly Place[]
  tribes: readonly Place[]
  chapters: readonly Place[]
}

export interface ReadOptions {
  /** Whether CPFs get the zeros back that a spreadsheet took from their begin; else they are errors that offer it. */
  addsZeros: boolean
}

/** The people of a file. */
export interface People {
  rows: readonly Row[]
  /** The enrolments by line, without those that have errors. */
  wanted: ReadonlyMap<number, Wanted>
  errors: ErrorsByLine
  /** How the table was understood. */
  reading: TableReading
  /** The CPFs that a spreadsheet took zeros from. */
  zeros: Zeros
}

/**
 * Reads and validates a CSV file of people; nothing of it is compared with what the school has.
 * @throws Unreadable where it is no table of people at all
 */
export function readPeople(
  bytes: Uint8Array,
  { units, tribes, chapters }: SchoolPlaces,
  { addsZeros }: ReadOptions,
): People {
  const { lines, ...file } = readCsv(bytes, budgets.enrolment)
  const { rows, errors: shapes, columns } = readTable(lines)
  const errors = new ErrorsByLine(shapes)
  const school = { units: new Places(units), tribes: new Places(tribes), chapters: new Places(chapters) }
  return { rows, ...checkRows(rows, school, { errors, addsZeros }), errors, reading: { ...file, columns } }
}
