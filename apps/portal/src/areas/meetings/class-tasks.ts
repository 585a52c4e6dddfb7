import type { OwnMeeting } from '@the-house/domain'
import { isRecordable } from './moments.ts'

/** What teachers do with a class of their own, beside attendance. */
export type ClassTask = 'link' | 'student' | 'cover'

/** The rules of the server for each task, so that none is offered which it would refuse. */
const allowed: Record<ClassTask, (one: OwnMeeting, now: number) => boolean> = {
  link: ({ online, status }) => online && status !== 'FINISHED',
  student: (one, now) => one.status === 'OPEN' || (one.status === 'FINISHED' && isRecordable(one, now)),
  cover: ({ data }, now) => now < Date.parse(data),
}

/** Whether a task can be done with a class at an instant; with a cancelled one none can. */
export const allowsTask = (task: ClassTask, one: OwnMeeting, now: number): boolean =>
  one.status !== 'CANCELLED' && allowed[task](one, now)
