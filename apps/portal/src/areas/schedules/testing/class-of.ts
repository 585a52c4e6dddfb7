import type { ScheduleClass } from '@the-house/domain'

/** A class on a Monday evening in São Paulo, which is a Tuesday in UTC; by default nobody's and far off. */
export const classOf = (id: number, changes: Partial<ScheduleClass> = {}): ScheduleClass => ({
  id,
  name: `Class ${id}`,
  short_name: 'HALL',
  start_date: '2099-03-24T01:30:00Z',
  end_date: '2099-03-24T02:30:00Z',
  scheduled: false,
  scheduled_students: 3,
  max_students: 8,
  teacher: 'Laura Reed',
  room: 'Arch Room',
  level_from: null,
  level_to: null,
  waiting: null,
  waiting_students: 0,
  ...changes,
})
