import type { OwnMeeting } from '@the-house/domain'

type OwnClasses = { content: OwnMeeting[] } | undefined
/** Changes the cached classes of the teacher (the `mutate` of their read); without a change they are read again. */
export type KeepOwn = (
  change?: (known: OwnClasses) => OwnClasses,
  options?: { revalidate: boolean },
) => Promise<unknown>

/** An update of one of the cached classes. */
export const changingOne =
  (id: number, change: (one: OwnMeeting) => OwnMeeting) =>
  (known: OwnClasses): OwnClasses =>
    known && { content: known.content.map((one) => (one.id === id ? change(one) : one)) }

/** An attendance mark; `present` null deletes it. */
export interface Mark {
  meeting: number
  student: number
  present: boolean | null
}

/** The optimistic update of an attendance mark; the cache before it is the rollback. */
export const markStudent = (one: OwnMeeting, { student, present }: Omit<Mark, 'meeting'>): OwnMeeting => ({
  ...one,
  students: one.students.map((other) => (other.id === student ? { ...other, present } : other)),
})

/** A class with a student who comes without a booking: present where it has begun. */
export function withStudent(one: OwnMeeting, student: { id: number; name: string }, now: number): OwnMeeting {
  const present = now < Date.parse(one.data) ? null : true
  const others = one.students.filter(({ id }) => id !== student.id)
  return {
    ...one,
    students: [...others, { ...student, present }].toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
