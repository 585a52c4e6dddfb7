import { budgets } from '../../reading/budget.ts'
import { Places, type Place } from '../places.ts'
import { checkRows, type Wanted } from './check-rows.ts'
import { ErrorsByLine } from './enrol-errors.ts'
import { readCsv } from './read-csv.ts'
import { readTable, type Row } from './table.ts'

/** What the cells of a file can name, as it is sent to a thread. */
export interface SchoolPlaces {
  units: readonly Place[]
  tribes: readonly Place[]
  chapters: readonly Place[]
}

/** The people of a file. */
export interface People {
  rows: readonly Row[]
  /** The enrolments by line, without those that have errors. */
  wanted: ReadonlyMap<number, Wanted>
  errors: ErrorsByLine
}

/**
 * Reads and validates a CSV file of people; nothing of it is compared with what the school has.
 * @throws Unreadable where it is no table of people at all
 */
export function readPeople(bytes: Uint8Array, { units, tribes, chapters }: SchoolPlaces): People {
  const { rows, errors: shapes } = readTable(readCsv(bytes, budgets.enrolment))
  const errors = new ErrorsByLine(shapes)
  const school = { units: new Places(units), tribes: new Places(tribes), chapters: new Places(chapters) }
  return { rows, wanted: checkRows(rows, school, errors), errors }
}
