import type { OwnMeeting } from '@the-house/domain'

/** Whether somebody was in a class; null takes the note back. */
export interface Mark {
  meeting: number
  student: number
  present: boolean | null
}

/** Classes as they are after a mark. */
export const withPresence = (meetings: readonly OwnMeeting[], { meeting, student, present }: Mark): OwnMeeting[] =>
  meetings.map((one) =>
    one.id === meeting
      ? { ...one, students: one.students.map((other) => (other.id === student ? { ...other, present } : other)) }
      : one,
  )
