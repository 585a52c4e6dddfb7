import type { ClassDetail, Series } from '@the-house/domain'
import { signedInWith } from './dashboard-api.ts'
import { FakeApi } from './fake-api.ts'

const zone = 'America/Sao_Paulo'
export const rooms = [
  { id: 1, name: 'Arch Room', places: 8 },
  { id: 2, name: 'Garden', places: 12 },
]
export const teachers = [
  { id: 11, name: 'Laura Reed' },
  { id: 12, name: 'Ana Reis' },
  { id: 13, name: 'Tom Hill' },
]

const [centro, norte] = [
  { id: 1, name: 'Centro', time_zone: zone },
  { id: 2, name: 'Norte', time_zone: zone },
]

/** The units whose timetable the user makes, and what the current one has. */
export const places = {
  unities: [centro, norte],
  unit: { ...centro, rooms, teachers },
  chapters: [{ id: 31, name: 'The hall', number: 1 }],
}

/** The answer of `GET /timetable/places?unity_id=2`. */
export const placesOfNorte = {
  ...places,
  unit: { ...norte, rooms: [{ id: 3, name: 'Attic', places: 4 }], teachers: [] },
}

/** A class far ahead with its people, as the server sends it: Monday, 23/03/2099, 18:30 to 19:30 in the unit. */
export const classOf = (id: number, changes: Partial<ClassDetail> = {}): ClassDetail => ({
  id,
  version: 3,
  unity_id: 1,
  name: `Class ${id}`,
  online: false,
  room: { id: 1, name: 'Arch Room' },
  place: 'Arch Room',
  teacher: { id: 11, name: 'Laura Reed' },
  substitute_for: null,
  start_date: '2099-03-23T21:30:00Z',
  end_date: '2099-03-23T22:30:00Z',
  max_students: 8,
  scheduled_students: 2,
  waiting_students: 1,
  url: '',
  chapter_from: null,
  chapter_to: null,
  series_id: null,
  own: false,
  status: 'SCHEDULED',
  cancel_reason: '',
  problems: [],
  students: [
    { id: 41, name: 'Maria Souza', present: null, since: '2026-03-01T12:00:00Z' },
    { id: 42, name: 'Beto Lima', present: null, since: '2026-03-02T12:00:00Z' },
  ],
  waiting: [{ id: 43, name: 'Caio Dias', present: null, since: '2026-03-03T12:00:00Z' }],
  ...changes,
})

/** A series of classes on Mondays, as the server sends it. */
export const seriesOf = (id: number, changes: Partial<Series> = {}): Series => ({
  id,
  version: 2,
  unity_id: 1,
  name: 'Conversation',
  online: false,
  room_id: 1,
  room: { id: 1, name: 'Arch Room' },
  teacher_id: 11,
  teacher: { id: 11, name: 'Laura Reed' },
  weekdays: [1],
  start_time: '18:30',
  minutes: 60,
  every_weeks: 1,
  first_day: '2099-03-02',
  last_day: '2099-06-29',
  max_students: 8,
  url: '',
  chapter_from_id: null,
  chapter_to_id: null,
  ahead: 17,
  next_at: '2099-03-02T21:30:00Z',
  ...changes,
})

/** The call that reads a week of the unit. */
export const weekCall = (more = '') => `GET /timetable?unity_id=1&first_day=2099-03-23&last_day=2099-03-29${more}`
export const weekPath = '/admin/timetable?start_week=2099-03-23&view=list'

/** The answer of a week with these classes. */
export const weekOf = (classes: ClassDetail[], holidays: object[] = []) => ({
  classes,
  holidays,
  unity: { id: 1, name: 'Centro', time_zone: zone },
  server_time: '2099-03-20T12:00:00Z',
})

/** Signs in somebody who makes the timetable, at a school with these classes in the week. */
export function timetableApi(...classes: ClassDetail[]): FakeApi {
  signedInWith({ admin: true }, 'TEACHER')
  const api = new FakeApi().on('GET /timetable/places', places).on(weekCall(), weekOf(classes)).open()
  for (const one of classes) api.on(`GET /classes/${one.id}`, one)
  return api
}
