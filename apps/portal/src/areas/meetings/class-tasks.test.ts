import type { OwnMeeting } from '@the-house/domain'
import { expect, it } from 'vitest'
import { ownMeetingOf } from '../../testing/own-meeting.ts'
import { allowsTask, type ClassTask } from './class-tasks.ts'

const tasks: ClassTask[] = ['link', 'student', 'cover']
const start = Date.parse('2026-03-02T12:00:00Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const times = { data: new Date(start).toISOString(), end_date: new Date(start + hour).toISOString() }

it.each<[string, Partial<OwnMeeting>, number, ClassTask[]]>([
  ['ahead in a room', { status: 'SCHEDULED' }, -day, ['cover']],
  ['ahead online', { status: 'SCHEDULED', online: true }, -day, ['link', 'cover']],
  ['about to begin', { online: true }, -minute, ['link', 'student', 'cover']],
  ['running in a room', {}, 0, ['student']],
  ['running online', { online: true }, minute, ['link', 'student']],
  ['over', { status: 'FINISHED', online: true }, hour, ['student']],
  ['over for a week', { status: 'FINISHED' }, hour + 7 * day, ['student']],
  ['over for longer', { status: 'FINISHED' }, hour + 7 * day + 1, []],
  ['cancelled', { status: 'CANCELLED', online: true }, -minute, []],
])('a class that is %s offers what the server allows', (_when, changes, after, offered) => {
  const one = ownMeetingOf(1, { ...times, ...changes })
  expect(tasks.filter((task) => allowsTask(task, one, start + after))).toEqual(offered)
})
