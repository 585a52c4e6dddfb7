import type { BodyOf, SeriesForm, SeriesImpact, timetableCalls } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { tryChange } from '../timetable/impact.ts'
import type { Outcome } from '../timetable/news.ts'
import { assertVersion, changeSeriesIn } from './change.ts'
import { createSeriesIn } from './create.ts'
import { shiftedIn } from './days.ts'
import { lockSeries } from './series-row.ts'

/** Counts who comes to or waits for some classes and is told, everybody once. */
function countTold(outcomes: readonly Outcome[], teachers: ReadonlySet<number | null>): number {
  const told = outcomes.flatMap(({ news }) => news.flatMap(({ users }) => users.map(({ user_id }) => user_id)))
  return new Set(told.filter((user_id) => !teachers.has(user_id))).size
}

/** Everybody who loses a place, once. */
const releasedIn = (outcomes: readonly Outcome[]) =>
  Array.from(
    new Map(outcomes.flatMap(({ released }) => released.map(({ user_id, name }) => [user_id, name]))),
    ([id, name]) => ({ id, name }),
  )

/** Measures what making a series would do. */
export const measureNewSeries = (
  { db, clock, jobs }: AppContext,
  user: AuthenticatedUser,
  form: SeriesForm,
): Promise<SeriesImpact> =>
  tryChange(db, async (tx) => {
    const now = clock()
    const { made, plan } = await createSeriesIn({ tx, user, now, jobs }, user, form)
    const holidays = plan.all.filter(({ start_date }) => start_date > now).map(({ local_day }) => local_day)
    return {
      created: made.length,
      changed: 0,
      cancelled: 0,
      told: 0,
      released: [],
      shifted: shiftedIn(made),
      holidays: holidays.filter((day) => plan.holidays.has(day)),
    }
  })

/** Measures what saving a series would do to its classes, where students lose their places if they must. */
export const measureSeries = (
  { db, clock, jobs }: AppContext,
  user: AuthenticatedUser,
  { id, version, ...change }: BodyOf<typeof timetableCalls.seriesImpact> & { id: number },
): Promise<SeriesImpact> =>
  tryChange(db, async (tx) => {
    const work = { tx, user, now: clock(), jobs }
    const before = await lockSeries(tx, user, { id, room_id: change.room_id })
    await assertVersion(tx, before, version)
    const saved = await changeSeriesIn(work, before, { ...change, release: true })
    const { created, changed, cancelled, outcomes, plan, ahead, series } = saved
    return {
      created,
      changed,
      cancelled,
      told: countTold(outcomes, new Set([before.teacher_id, series.teacher_id])),
      released: releasedIn(outcomes),
      shifted: shiftedIn(ahead.filter(({ local_day }) => !plan.holidays.has(local_day))),
      holidays: ahead.map(({ local_day }) => local_day).filter((day) => plan.holidays.has(day)),
    }
  })
