import type { TestKey } from './authored.ts'

/** A test that was sent to a student, and its outcome. */
export interface Sent {
  user_id: number
  test: TestKey
  /** When it was sent: days ago, by the calendar, and the hour in UTC. */
  days: number
  hour: number
  done?: {
    /** How many days later it was taken, at the same hour. */
    after: number
    /** How many exercises were reached before the time was over; default: all, and submitted. */
    reached?: number
    /** The teacher who has corrected the texts. */
    corrected_by?: number
  }
}

const [student, teacher, autodidact] = [1, 2, 3]

/** Students of the teacher's units whose texts wait for a correction. */
const [mariana, taina, heitor, kaue] = [42, 59, 27, 33]

/** The oldest first for each student; those that are not done are pending. */
export const sentTests: readonly Sent[] = [
  { user_id: student, test: 'greetings', days: 44, hour: 13, done: { after: 2 } },
  { user_id: student, test: 'coats', days: 27, hour: 14, done: { after: 1, reached: 4 } },
  { user_id: student, test: 'texts', days: 16, hour: 12, done: { after: 3, corrected_by: teacher } },
  { user_id: student, test: 'ears', days: 4, hour: 15 },
  { user_id: student, test: 'rooms', days: 1, hour: 11 },
  { user_id: student, test: 'warmUp', days: 1, hour: 12 },
  { user_id: autodidact, test: 'warmUp', days: 1, hour: 12 },
  { user_id: mariana, test: 'texts', days: 6, hour: 12, done: { after: 1 } },
  { user_id: taina, test: 'texts', days: 6, hour: 13, done: { after: 2 } },
  { user_id: heitor, test: 'texts', days: 5, hour: 14, done: { after: 2, reached: 2 } },
  { user_id: kaue, test: 'texts', days: 5, hour: 15, done: { after: 3 } },
]

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** When a test was sent. */
export const sentAt = ({ days, hour }: Pick<Sent, 'days' | 'hour'>, now: Date): Date =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs + hour * hourMs)
