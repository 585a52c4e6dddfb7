import type { OwnMeeting } from '@the-house/domain'

/** An attendance mark; `present` null deletes it. */
export interface Mark {
  meeting: number
  student: number
  present: boolean | null
}

/** The optimistic update of an attendance mark on the cached classes; the cache before it is the rollback. */
export const applyPresence = (meetings: readonly OwnMeeting[], { meeting, student, present }: Mark): OwnMeeting[] =>
  meetings.map((one) =>
    one.id === meeting
      ? { ...one, students: one.students.map((other) => (other.id === student ? { ...other, present } : other)) }
      : one,
  )
