import type { BodyOf, ClassImpact, timetableCalls } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { tryOut } from '../../db/try-out.ts'
import { placing } from '../schedules/conflict.ts'
import { changeByForm } from './edit.ts'
import { lockOwn } from './press.ts'
import type { Maker } from './read.ts'

/** Runs a change of the timetable in a transaction that is rolled back. @returns what it found */
export const tryChange = <T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> => tryOut(db, act, placing)

/** Measures what a change of a class would do to its people, where students lose their places if they must. */
export function measureImpact(
  { db, clock, jobs }: AppContext,
  user: Maker,
  { id, ...form }: BodyOf<typeof timetableCalls.classImpact> & { id: number },
): Promise<ClassImpact> {
  return tryChange(db, async (tx) => {
    const work = { tx, user, now: clock(), jobs }
    const one = await lockOwn(work, user, { id, version: form.version, others: [form.teacher_id] })
    const { booked, waiting, moved_up, released } = await changeByForm(work, one, { ...form, release: true })
    return { booked, waiting, moved_up, released: released.map(({ user_id, name }) => ({ id: user_id, name })) }
  })
}
