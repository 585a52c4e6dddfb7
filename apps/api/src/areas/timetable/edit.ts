import { DomainError, type BodyOf, type ClassDetail, type timetableCalls } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import { assertOpenUnit, holdUnit } from '../../db/open-units.ts'
import { classes } from '../../db/schema/index.ts'
import { cancelClassIn, restoreClassIn } from './cancel.ts'
import { changeClassIn } from './change.ts'
import { placing } from '../schedules/conflict.ts'
import { assertFits } from './fits.ts'
import { instantsOf } from './form.ts'
import { newsOfAssigned } from './assigned.ts'
import { nothing, tell, type Outcome } from './news.ts'
import { pressClass } from './press.ts'
import { findUnit, readClass, type Maker } from './read.ts'
import { recordClass } from './record.ts'
import { columnsOf, consistent, valuesOf } from './values.ts'
import type { LockedClass, Work } from './work.ts'

type Body<N extends keyof typeof timetableCalls> = BodyOf<(typeof timetableCalls)[N]>
type Given<N extends keyof typeof timetableCalls> = Body<N> & { id: number }

/** Makes a single class, and tells its teacher. */
export function createClass(context: AppContext, user: Maker, form: Body<'createClass'>): Promise<ClassDetail> {
  const { unity_id, day, start_time, minutes, ...fields } = form
  return placing(context.db, async (tx) => {
    const now = context.clock()
    await holdUnit(tx, unity_id)
    const unit = await findUnit(tx, user, unity_id)
    await assertOpenUnit(tx, unity_id)
    const times = instantsOf({ day, start_time, minutes }, unit.time_zone)
    if (now >= times.start_date) throw new DomainError('validation', { start_time: 'validation.past' })
    const values = consistent({ ...fields, ...times, substitute_for: null })
    await assertFits(tx, unity_id, values)
    const [after] = await tx
      .insert(classes)
      .values({ ...columnsOf(values), unity_id, updated_at: now })
      .returning()
    if (!after) throw new Error('The class was not stored.')
    const work = { tx, user, now, jobs: context.jobs }
    await recordClass(work, { id: after.id, action: 'CREATE', after })
    await tell(work, await newsOfAssigned(work, [after]))
    return readClass({ db: tx, clock: () => now }, user, after.id)
  })
}

/** Changes a locked class as a form says. */
export async function changeByForm(
  work: Work,
  one: LockedClass,
  { version: _version, release, day, start_time, minutes, ...fields }: Body<'changeClass'>,
): Promise<Outcome> {
  const kept = valuesOf(one)
  const values = consistent({
    ...fields,
    ...instantsOf({ day, start_time, minutes }, one.time_zone, one),
    // Another teacher gives it as its own.
    substitute_for: fields.teacher_id === one.teacher_id ? one.substitute_for : null,
  })
  await assertFits(work.tx, one.unity_id, values, kept)
  return changeClassIn(work, one, { set: values, release, own: true })
}

/** Changes a class: its people are told of another time, place or teacher. */
export const changeClass = (context: AppContext, user: Maker, { id, ...form }: Given<'changeClass'>) =>
  pressClass(context, user, { id, version: form.version, others: [form.teacher_id] }, (work, one) =>
    changeByForm(work, one, form),
  )

/** Cancels a class. */
export const cancelClass = (context: AppContext, user: Maker, { id, version, reason }: Given<'cancelClass'>) =>
  pressClass(context, user, { id, version }, (work, one) => cancelClassIn(work, one, reason))

/** Restores a cancelled class. */
export const restoreClass = (context: AppContext, user: Maker, { id, version }: Given<'restoreClass'>) =>
  pressClass(context, user, { id, version }, restoreClassIn)

/** Gives a class to a substitute, or with null back to its teacher. */
export const substituteTeacher = (
  context: AppContext,
  user: Maker,
  { id, version, teacher_id }: Given<'substituteTeacher'>,
) =>
  pressClass(context, user, { id, version, others: [teacher_id] }, async (work, one) => {
    const own = one.substitute_for ?? one.teacher_id
    const next = teacher_id ?? own
    if (next === null) return nothing
    const set = { teacher_id: next, substitute_for: next === own ? null : own }
    const kept = valuesOf(one)
    await assertFits(work.tx, one.unity_id, { ...kept, ...set }, kept)
    return changeClassIn(work, one, { set, release: false, own: true })
  })
