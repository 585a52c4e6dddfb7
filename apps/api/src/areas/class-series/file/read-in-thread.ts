import { readFile } from 'node:fs/promises'
import { seriesColumns, seriesFaults, type SeriesColumn, type TableReading } from '@the-house/domain'
import { budgets } from '../../../reading/budget.ts'
import { Unreadable } from '../../../school/enrol/enrol-errors.ts'
import { readCsv } from '../../../school/enrol/read-csv.ts'
import { readTable, type TableFault } from '../../../school/table.ts'
import { headings, needed } from './columns.ts'
import { madeOf } from './made.ts'
import { readRow, type SeriesFault, type WantedSeries } from './row.ts'
import { schoolOf, type School, type SchoolData } from './school.ts'

/** A file of series, as it is read in a thread. */
export interface SeriesFile {
  path: string
  school: SchoolData
}

/** The series that a file wants, and what is wrong with it. */
export interface ReadSeries {
  wanted: WantedSeries[]
  faults: SeriesFault[]
  /** How the table was understood; null: the file is none. */
  reading: TableReading | null
}

const asFault = ({ column, ...fault }: TableFault<SeriesColumn>): SeriesFault => ({ ...fault, column: column ?? '' })

/** Reads the lines of a table, and collects everything that is wrong with them. */
function readLines(bytes: Uint8Array, school: School): ReadSeries {
  const { lines, ...file } = readCsv(bytes, budgets.series)
  const header = { columns: seriesColumns, headings, needed, ignoresUnknown: true }
  const { rows, faults: shapes, taken, isTable } = readTable(lines, header)
  const reading = taken.length > 0 ? { ...file, columns: taken } : null
  const read: ReadSeries = { wanted: [], faults: shapes.map(asFault), reading }
  if (!isTable) return read
  for (const row of rows) {
    const { wanted, faults } = readRow(row, school)
    read.faults.push(...faults)
    if (!wanted) continue
    read.wanted.push(wanted)
    if (madeOf(wanted, school).length === 0)
      read.faults.push({ line: row.line, column: 'weekdays', fault: 'noClasses', given: row.at('weekdays'), known: [] })
  }
  return read
}

/** Reads a file of series; one that is no table at all has the faults that the reader of tables found. */
export default async function readInThread({ path, school }: SeriesFile): Promise<ReadSeries> {
  try {
    return readLines(await readFile(path), schoolOf(school))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const known = error.errors.flatMap(({ fault: name, line, given, known: hints }) => {
      const fault = seriesFaults.find((one) => one === name)
      return fault ? [{ line, column: '' as const, fault, given, known: hints }] : []
    })
    return { wanted: [], faults: known, reading: null }
  }
}
