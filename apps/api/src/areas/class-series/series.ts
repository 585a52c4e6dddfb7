import type { BodyOf, Series, SeriesForm, timetableCalls } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { announceAll } from '../timetable/announce-all.ts'
import { placing } from '../schedules/conflict.ts'
import { newsOfAssigned } from '../timetable/assigned.ts'
import type { Outcome } from '../timetable/news.ts'
import type { Work } from '../timetable/work.ts'
import { assertVersion, changeSeriesIn } from './change.ts'
import { createSeriesIn } from './create.ts'
import { endSeriesIn } from './end.ts'
import { readSeries } from './read.ts'
import { lockSeries, type LockedSeries, type SeriesRow } from './series-row.ts'

type Body<N extends keyof typeof timetableCalls> = BodyOf<(typeof timetableCalls)[N]>

const readIn = ({ tx, now }: Work, user: AuthenticatedUser, id: number) =>
  readSeries({ db: tx, clock: () => now }, user, id)

/** What makes the changes of one save told once only. */
const subjectOf = ({ id, version }: SeriesRow) => `series ${id} ${version}`

/** Makes a series with all of its classes, or none of it, and tells its teacher. */
export function createSeries(
  { db, clock, jobs }: AppContext,
  user: AuthenticatedUser,
  form: SeriesForm,
): Promise<Series> {
  return placing(db, async (tx) => {
    const work = { tx, user, now: clock(), jobs }
    const { series, classes } = await createSeriesIn(work, user, form)
    await announceAll(work, await newsOfAssigned(work, classes), subjectOf(series))
    return readIn(work, user, series.id)
  })
}

interface Save {
  id: number
  version: number
  room_id?: number | null
}

/** Changes a series in the version that the user has read, in one transaction, and tells its people. */
function save(
  { db, clock, jobs }: AppContext,
  user: AuthenticatedUser,
  { id, version, room_id = null }: Save,
  act: (work: Work, before: LockedSeries) => Promise<{ series: SeriesRow; outcomes: Outcome[] }>,
): Promise<Series> {
  return placing(db, async (tx) => {
    const work = { tx, user, now: clock(), jobs }
    const before = await lockSeries(tx, user, { id, room_id })
    await assertVersion(tx, before, version)
    const { series, outcomes } = await act(work, before)
    await announceAll(work, outcomes, subjectOf(series))
    return readIn(work, user, id)
  })
}

/** Saves a series from a day on. */
export const changeSeries = (
  context: AppContext,
  user: AuthenticatedUser,
  { id, version, ...change }: Body<'changeSeries'> & { id: number },
): Promise<Series> =>
  save(context, user, { id, version, room_id: change.room_id }, (work, before) => changeSeriesIn(work, before, change))

/** Ends a series. */
export const endSeries = (
  context: AppContext,
  user: AuthenticatedUser,
  { id, version, ...end }: Body<'endSeries'> & { id: number },
): Promise<Series> => save(context, user, { id, version }, (work, before) => endSeriesIn(work, before, end))
