import type { TestKey } from './authored.ts'

/** A test that was sent to somebody, and what became of it. */
export interface Sent {
  user_id: number
  test: TestKey
  /** Days ago, by the calendar, and the hour in UTC: when it was sent. */
  days: number
  hour: number
  done?: {
    /** Days after it was sent, at the same hour. */
    after: number
    /** How many exercises were reached before the time was over; without it all, and handed in. */
    reached?: number
    /** The teacher who has corrected the texts. */
    corrected_by?: number
  }
}

const [student, teacher, autodidact] = [1, 2, 3]

/** The oldest first; the last ones wait. */
export const sentTests: readonly Sent[] = [
  { user_id: student, test: 'greetings', days: 44, hour: 13, done: { after: 2 } },
  { user_id: student, test: 'coats', days: 27, hour: 14, done: { after: 1, reached: 4 } },
  { user_id: student, test: 'texts', days: 16, hour: 12, done: { after: 3, corrected_by: teacher } },
  { user_id: student, test: 'ears', days: 4, hour: 15 },
  { user_id: student, test: 'rooms', days: 1, hour: 11 },
  { user_id: student, test: 'warmUp', days: 1, hour: 12 },
  { user_id: autodidact, test: 'warmUp', days: 1, hour: 12 },
]
