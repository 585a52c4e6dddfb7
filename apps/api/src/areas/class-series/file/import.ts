import { setImmediate as turn } from 'node:timers/promises'
import { limits } from '@the-house/domain'
import type { AppContext } from '../../../app-context.ts'
import type { AuthenticatedUser } from '../../../contract/authenticated-user.ts'
import type { Db } from '../../../db/client.ts'
import { placing } from '../../schedules/conflict.ts'
import { announceAll } from '../../timetable/announce-all.ts'
import { newsOfAssigned, type Made } from '../../timetable/assigned.ts'
import { tryChange } from '../../timetable/impact.ts'
import { createSeriesIn } from '../create.ts'
import { findConflicts, type Planned } from './conflicts.ts'
import { madeOf } from './made.ts'
import type { SeriesFault, WantedSeries } from './row.ts'
import { readSchool } from './read-school.ts'
import { schoolOf, type School } from './school.ts'

/** The most faults that an answer lists. */
const shown = 100

interface FileOptions {
  unity_id: number
  /** Whether everything is tried and nothing is kept. */
  isDry: boolean
}

interface Plan {
  planned: Planned[]
  /** The line with which there are too many classes. */
  faults: SeriesFault[]
}

/** Plans the classes of series, with a turn of the event loop after each: one of a year takes tens of milliseconds. */
async function planAll(wanted: readonly WantedSeries[], school: School): Promise<Plan> {
  const most = limits.seriesImportClasses
  const planned: Planned[] = []
  let classes = 0
  for (const one of wanted) {
    await turn()
    const made = madeOf(one, school)
    classes += made.length
    const { line } = one
    if (classes > most)
      return { planned, faults: [{ line, column: '', fault: 'tooManyClasses', given: '', known: [String(most)] }] }
    planned.push({ ...one, made })
  }
  return { planned, faults: [] }
}

/** Makes the series of a CSV file, all of them or none; or says what is wrong with its lines. */
export async function importSeries(
  { db, clock, jobs, threads }: AppContext,
  user: AuthenticatedUser,
  path: string,
  { unity_id, isDry }: FileOptions,
) {
  const now = clock()
  const data = await readSchool(db, user, unity_id, now)
  const { wanted, faults: found, reading } = await threads.run('series', { path, school: data })
  const school = schoolOf(data)
  const { planned, faults: many } = await planAll(wanted, school)
  const faults = [...found, ...many, ...(await findConflicts(db, planned, school))]
  const classes = planned.reduce((sum, { made }) => sum + made.length, 0)
  const counts = { series: planned.length, classes, reading }
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
