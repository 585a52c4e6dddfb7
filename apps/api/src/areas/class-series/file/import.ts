import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { limits, seriesColumns, seriesFaults, type SeriesColumn } from '@the-house/domain'
import type { AppContext } from '../../../app-context.ts'
import type { AuthenticatedUser } from '../../../contract/authenticated-user.ts'
import type { Db } from '../../../db/client.ts'
import { Unreadable } from '../../../school/enrol/enrol-errors.ts'
import { readCsv } from '../../../school/enrol/read-csv.ts'
import { readTable, type TableFault } from '../../../school/table.ts'
import { occurrencesOf } from '../../../timetable/occurrences.ts'
import { placing } from '../../schedules/conflict.ts'
import { announceAll } from '../../timetable/announce-all.ts'
import { newsOfAssigned, type Made } from '../../timetable/assigned.ts'
import { tryChange } from '../../timetable/impact.ts'
import { createSeriesIn } from '../create.ts'
import { headings, needed } from './columns.ts'
import { findConflicts, type Planned } from './conflicts.ts'
import { readRow, type SeriesFault } from './row.ts'
import { readSchool, type School } from './school.ts'

/** The most faults that an answer lists. */
const shown = 100

/** How many lines are read before the event loop gets a turn, so that the server stays responsive. */
const linesATurn = 20

interface FileOptions {
  unity_id: number
  /** Whether everything is tried and nothing is kept. */
  isDry: boolean
}

interface Read {
  planned: Planned[]
  faults: SeriesFault[]
}

const asFault = ({ column, ...fault }: TableFault<SeriesColumn>): SeriesFault => ({ ...fault, column: column ?? '' })

/** The classes that a series would make. */
const madeOf = ({ form }: Omit<Planned, 'made'>, { time_zone, now, holidays }: School) =>
  occurrencesOf({ ...form, time_zone }, holidays).filter(({ start_date }) => start_date > now)

/** Reads the lines of a table, and collects everything that is wrong with them. */
async function readLines(bytes: Uint8Array, school: School): Promise<Read> {
  const { rows, faults: shapes, isTable } = readTable(readCsv(bytes), { columns: seriesColumns, headings, needed })
  const read: Read = { planned: [], faults: shapes.map(asFault) }
  const most = limits.seriesImportMax
  if (rows.length > most) {
    const tooMany = { column: '', fault: 'tooMany', given: String(rows.length), known: [String(most)] } as const
    return { planned: [], faults: [{ ...tooMany, known: [String(most)], line: 0 }] }
  }
  if (!isTable) return read
  for (const [index, row] of rows.entries()) {
    if (index % linesATurn === linesATurn - 1) await turn()
    const { wanted, faults } = readRow(row, school)
    read.faults.push(...faults)
    if (!wanted) continue
    const made = madeOf(wanted, school)
    read.planned.push({ ...wanted, made })
    if (made.length === 0)
      read.faults.push({ line: row.line, column: 'weekdays', fault: 'noClasses', given: row.at('weekdays'), known: [] })
  }
  return read
}

/** Reads a file; one that is no table at all has the faults that the reader of tables found. */
async function readFileOf(path: string, school: School): Promise<Read> {
  try {
    return await readLines(await readFile(path), school)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const known = error.errors.flatMap(({ fault: name, line, given, known: hints }) => {
      const fault = seriesFaults.find((one) => one === name)
      return fault ? [{ line, column: '' as const, fault, given, known: hints }] : []
    })
    return { planned: [], faults: known }
  }
}

/** Makes the series of a CSV file, all of them or none; or says what is wrong with its lines. */
export async function importSeries(
  { db, clock, jobs }: AppContext,
  user: AuthenticatedUser,
  path: string,
  { unity_id, isDry }: FileOptions,
) {
  const now = clock()
  const school = await readSchool(db, user, unity_id, now)
  const { planned, faults: found } = await readFileOf(path, school)
  const faults = [...found, ...(await findConflicts(db, planned, school))]
  const counts = { series: planned.length, classes: planned.reduce((sum, { made }) => sum + made.length, 0) }
  if (faults.length > 0) {
    const sorted = faults.toSorted((one, other) => one.line - other.line)
    return { ...counts, written: false, faults: sorted.slice(0, shown) }
  }
  const write = async (tx: Db) => {
    const work = { tx, user, now, jobs }
    const made: Made[] = []
    for (const { form } of planned) made.push(...(await createSeriesIn(work, user, form)).classes)
    if (!isDry) await announceAll(work, await newsOfAssigned(work, made), `import ${unity_id} ${now.getTime()}`)
    return true
  }
  await (isDry ? tryChange(db, write) : placing(db, write))
  return { ...counts, written: !isDry, faults: [] }
}
