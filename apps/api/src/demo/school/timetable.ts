import type { classes } from '../../db/schema/index.ts'
import { rooms } from './places.ts'
import { inWeekOf, weekNumber } from './wall-clock.ts'

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
/** Every third online class is one for a few people, too. */
const onlinePlaces = [12, 12, 4]

/** The start times of classes on the days of a unit, Monday first; the online unit has others. */
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
/** The start times at which a unit with rooms also offers an online class. */
const lunches: readonly (readonly string[])[] = [['12:30'], [], ['12:30'], [], ['12:30'], [], []]

/** A class before its id is generated. */
export type NewClass = typeof classes.$inferInsert & { start_date: Date; end_date: Date }

/** The classroom page that an online class links to (areas/classroom). */
export const classroomOf = (short: string): string => `/classroom/${short.toLowerCase()}`

interface Unit {
  id: number
  name: string
  time_zone?: string | undefined
}
interface Teacher {
  id: number
  units: readonly number[]
}

/** The subject of a class: `turn` counts the classes of a unit, week after week, so that the subjects vary. */
function subjectAt(turn: number, { isOnline, unity_id }: { isOnline: boolean; unity_id: number }) {
  const [name, short] = subjects[turn % subjects.length] ?? subjects[0]
  const own = rooms.filter((room) => room.unity_id === unity_id)
  const room = own[turn % own.length]
  const places = onlinePlaces[turn % onlinePlaces.length] ?? 1
  if (isOnline || !room)
    return { name, short_name: `@${short}`, room: 'Online', max_students: places, url: classroomOf(short) }
  return { name, short_name: short, room_id: room.id, max_students: room.places, url: null }
}

const listed = (days: readonly (readonly string[])[]) =>
  days.flatMap((times, weekday) => times.map((time) => ({ weekday, time })))

/**
 * The start times of a unit's week in its time zone: those of its kind, then the online classes of a unit with rooms.
 */
const timesOf = (unit: string) => {
  const isOnline = unit === 'Online'
  const [own, online] = isOnline ? [hours.online, []] : [hours.house, lunches]
  return [
    listed(own).map((at, index, { length }) => ({ ...at, isOnline, index, length })),
    listed(online).map((at, index, { length }) => ({ ...at, isOnline: true, index, length })),
  ].flat()
}

/**
 * Generates the classes of every unit in the week of `now`, deterministically. A class without a free teacher is left
 * out.
 */
export function timetable(units: readonly Unit[], teachers: readonly Teacher[], now: Date): NewClass[] {
  const found: NewClass[] = []
  const teacherFor = (unity_id: number, start: Date, turn: number) => {
    const isFree = (id: number) =>
      !found.some((one) => one.teacher_id === id && Math.abs(one.start_date.getTime() - start.getTime()) < 60 * minute)
    const own = teachers.filter(({ id, units }) => units.includes(unity_id) && isFree(id))
    return own[turn % own.length]
  }
  for (const { id: unity_id, name: unit, time_zone = 'America/Sao_Paulo' } of units) {
    const week = weekNumber(now, time_zone)
    for (const { isOnline, index, length, ...at } of timesOf(unit)) {
      const turn = week * length + index + unity_id
      const start_date = inWeekOf(now, time_zone, at)
      const teacher = teacherFor(unity_id, start_date, turn)
      if (!teacher) continue
      const end_date = new Date(start_date.getTime() + 60 * minute)
      found.push({ unity_id, teacher_id: teacher.id, start_date, end_date, ...subjectAt(turn, { isOnline, unity_id }) })
    }
  }
  return found
}
