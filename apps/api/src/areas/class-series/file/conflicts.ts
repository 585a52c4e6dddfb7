import { setImmediate as turn } from 'node:timers/promises'
import type { SeriesColumn, SeriesFaultName } from '@the-house/domain'
import { and, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { wallTime } from '../../../calendar/wall-time.ts'
import type { Db } from '../../../db/client.ts'
import { classes } from '../../../db/schema/index.ts'
import type { Occurrence } from '../../../timetable/occurrences.ts'
import type { SeriesFault, WantedSeries } from './row.ts'
import type { School } from './school.ts'

/** A line with the classes that it would make. */
export interface Planned extends WantedSeries {
  made: Occurrence[]
}

/** When a room or a teacher is taken, and by what: a line of the file, or a class that is there. */
interface Taken {
  start_date: Date
  end_date: Date
  line: number | null
  name: string
}

/** What only one class at a time has. */
const shared = [
  { of: 'room_id', column: 'room', there: 'roomTaken', line: 'lineRoomTaken' },
  { of: 'teacher_id', column: 'teacher', there: 'teacherBusy', line: 'lineTeacherBusy' },
] as const satisfies {
  of: 'room_id' | 'teacher_id'
  column: SeriesColumn
  there: SeriesFaultName
  line: SeriesFaultName
}[]

const isId = (id: number | null) => id !== null

/** Loads the classes that rooms and teachers of the lines have in the time of the file. */
async function findThere(tx: Db, planned: readonly Planned[]) {
  const times = planned.flatMap(({ made }) => made.flatMap((one) => [one.start_date.getTime(), one.end_date.getTime()]))
  const { min, max } = times.reduce((all, at) => ({ min: Math.min(all.min, at), max: Math.max(all.max, at) }), {
    min: Infinity,
    max: -Infinity,
  })
  if (times.length === 0) return []
  const idsOf = (of: 'room_id' | 'teacher_id') => planned.map(({ form }) => form[of]).filter(isId)
  return tx
    .select()
    .from(classes)
    .where(
      and(
        isNull(classes.cancelled_at),
        gt(classes.end_date, new Date(min)),
        lt(classes.start_date, new Date(max)),
        or(inArray(classes.room_id, idsOf('room_id')), inArray(classes.teacher_id, idsOf('teacher_id'))),
      ),
    )
}

/** Sorts what takes rooms or teachers by them and by start. */
async function groupOf(
  of: 'room_id' | 'teacher_id',
  planned: readonly Planned[],
  there: Awaited<ReturnType<typeof findThere>>,
) {
  const groups = new Map<number, Taken[]>()
  const add = (id: number | null, taken: Taken) => {
    if (id === null) return
    const group = groups.get(id)
    if (group) group.push(taken)
    else groups.set(id, [taken])
  }
  for (const { line, form, made } of planned) {
    await turn()
    for (const { start_date, end_date } of made) add(form[of], { start_date, end_date, line, name: form.name })
  }
  for (const one of there.filter(({ ruled }) => ruled)) add(one[of], { ...one, line: null })
  return groups
}

/** Returns the first class in the way of each line, among what takes one room or teacher. */
function firstInTheWay(taken: readonly Taken[]): Map<number, Taken> {
  const found = new Map<number, Taken>()
  const sorted = taken.toSorted((one, other) => one.start_date.getTime() - other.start_date.getTime())
  let last: Taken | undefined
  for (const one of sorted) {
    if (last && one.start_date < last.end_date) {
      // Of two lines the later one is in the way of the earlier.
      const [blamed, other] = (one.line ?? 0) > (last.line ?? 0) ? [one, last] : [last, one]
      if (blamed.line !== null && !found.has(blamed.line)) found.set(blamed.line, other)
    }
    if (!last || one.end_date > last.end_date) last = one
  }
  return found
}

/** Finds, in short turns, what is in the way of the lines of a file: classes that are there, and other lines. */
export async function findConflicts(tx: Db, planned: readonly Planned[], school: School): Promise<SeriesFault[]> {
  const there = await findThere(tx, planned)
  const emails = new Map(Array.from(school.teachers, ([email, id]) => [id, email]))
  const faults: SeriesFault[] = []
  for (const { of, column, there: taken, line: lineTaken } of shared)
    for (const [id, group] of await groupOf(of, planned, there)) {
      await turn()
      for (const [line, other] of firstInTheWay(group)) {
        const { date, time } = wallTime(other.start_date, school.time_zone, 'en')
        const given = column === 'room' ? (school.rooms.nameOf(id) ?? '') : (emails.get(id) ?? '')
        const what = other.line === null ? other.name : String(other.line)
        const fault = other.line === null ? taken : lineTaken
        faults.push({ line, column, fault, given, known: [what, `${date} ${time}`] })
      }
    }
  return faults
}
