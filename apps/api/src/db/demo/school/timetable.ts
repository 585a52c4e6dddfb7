import type { classes } from '../../schema/index.ts'
import { inWeekOf } from './wall-clock.ts'

const minute = 60_000

const subjects = [
  ['Hello at the door', 'DOOR'],
  ['Small talk in the hall', 'HALL'],
  ['A table for four', 'TABLE'],
  ['Where did I leave it?', 'FIND'],
  ['What time is it?', 'TIME'],
  ['Yesterday on the stairs', 'PAST'],
  ['Say it clearly: th, h and r', 'SOUND'],
  ['A story from my week', 'STORY'],
] as const
const rooms = ['Arch Room', 'Lantern Room', 'Ivy Room']

/** Times of a unit's days, Monday first; those of the unit that is online are others. */
const hours: Record<'house' | 'online', readonly (readonly string[])[]> = {
  house: [
    ['18:30', '20:00'],
    ['08:00', '18:30'],
    ['18:30', '20:00'],
    ['08:00', '18:30'],
    ['19:00'],
    ['09:30', '11:00'],
    [],
  ],
  online: [['07:00', '21:15'], ['12:15'], ['07:00', '21:15'], ['12:15'], ['07:00'], [], ['17:00']],
}

type ClassRow = typeof classes.$inferInsert & { id: number; start_date: Date }
interface Unit {
  id: number
  name: string
  time_zone?: string | undefined
}
interface Teacher {
  id: number
  units: readonly number[]
}

/** What every unit offers this week and the next. A class for which no teacher is free is not given. */
export function timetable(units: readonly Unit[], teachers: readonly Teacher[], now: Date): ClassRow[] {
  const busy = new Set<string>()
  const found: ClassRow[] = []
  const teacherFor = (unity_id: number, start: Date, turn: number) => {
    const own = teachers.filter(({ id, units }) => units.includes(unity_id) && !busy.has(`${id} ${start.getTime()}`))
    return own[turn % own.length]
  }
  for (const { id: unity_id, name: unit, time_zone = 'America/Sao_Paulo' } of units) {
    const isOnline = unit === 'Online'
    const days = hours[isOnline ? 'online' : 'house']
    for (const [weekday, times] of [...days, ...days].entries()) {
      for (const time of times) {
        const start_date = inWeekOf(now, time_zone, { weekday, time })
        const turn = found.length
        const teacher = teacherFor(unity_id, start_date, turn)
        if (!teacher) continue
        busy.add(`${teacher.id} ${start_date.getTime()}`)
        // The rows shift by one, so that a weekday has another subject a week.
        const [name, short] = subjects[(turn + Math.floor(turn / subjects.length)) % subjects.length] ?? subjects[0]
        found.push({
          id: found.length + 1,
          unity_id,
          name,
          short_name: isOnline ? `@${short}` : short,
          room: isOnline ? 'Online' : (rooms[turn % rooms.length] ?? ''),
          teacher_id: teacher.id,
          start_date,
          end_date: new Date(start_date.getTime() + 60 * minute),
          max_students: isOnline ? 12 : 8,
        })
      }
    }
  }
  return found
}
