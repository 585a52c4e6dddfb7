import { localTimeOf, wallTimeToInstant } from '@the-house/domain'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { classes, settings, unities } from '../../db/schema/index.ts'
import { announceAll } from '../timetable/announce-all.ts'
import { changeClassIn } from '../timetable/change.ts'
import { placing } from '../schedules/conflict.ts'
import type { Outcome } from '../timetable/news.ts'
import { lockClasses, lockPeople, type LockedClass, type Work } from '../timetable/work.ts'
import { setSilently } from './keep.ts'

/** The clocks that the times of a unit's classes were reckoned with: its zone, and the version of the zone's rules. */
interface Clocks {
  zone: string
  rules: string
}

/** A class of a series moves by its day and time; another one by what its clock shows, where the zone is a new one. */
function startOf({ local_day, local_time, own_fields, start_date, time_zone }: LockedClass, before: Clocks): Date {
  const isOwn = own_fields.includes('start_date') || own_fields.includes('end_date')
  if (local_day !== null && local_time !== null && !isOwn)
    return wallTimeToInstant(local_day, local_time, time_zone).instant
  if (before.zone === time_zone) return start_date
  const { day, time } = localTimeOf(start_date, before.zone)
  return wallTimeToInstant(day, time, time_zone).instant
}

interface Move {
  one: LockedClass
  by: number
}

async function moveClass(work: Work, { one, by }: Move): Promise<Outcome[]> {
  const [start_date, end_date] = [one.start_date, one.end_date].map((at) => new Date(at.getTime() + by))
  if (!start_date || !end_date || start_date <= work.now) return []
  const set = { start_date, end_date }
  if (!one.cancelled_at) return [await changeClassIn(work, one, { set, release: true, own: false })]
  await setSilently(work, one, set)
  return []
}

/**
 * Moves the classes ahead of a unit so that its clocks show the same times as before, and tells their people; done
 * again, it moves nothing.
 * @returns how many classes have moved
 */
async function rezone(work: Work, unity_id: number, before: Clocks): Promise<number> {
  const { tx, now } = work
  const rows = await lockClasses(tx, and(eq(classes.unity_id, unity_id), gt(classes.start_date, now)))
  const moves = rows
    .map((one) => ({ one, by: startOf(one, before).getTime() - one.start_date.getTime() }))
    .filter(({ by }) => by !== 0)
  await lockPeople(
    tx,
    moves.map(({ one }) => one),
  )
  const outcomes: Outcome[] = []
  // In an order in which none meets the old time of another.
  for (const one of moves.some(({ by }) => by > 0) ? moves.toReversed() : moves)
    outcomes.push(...(await moveClass(work, one)))
  await announceAll(work, outcomes, `rezone ${unity_id} ${now.getTime()}`)
  return moves.length
}

const settingOf = (unity_id: number) => `timetable.clocks.${unity_id}`
const textOf = ({ zone, rules }: Clocks) => `${zone} ${rules}`

function clocksIn(text: string): Clocks {
  const [zone = '', rules = ''] = text.split(' ')
  return { zone, rules }
}

const rulesNow = process.versions['tz'] ?? ''

interface UnitClocks {
  id: number
  zone: string
  /** The zone that its classes were reckoned with, where none is kept; absent: its own. */
  zoneBefore?: string
}

/**
 * Moves the classes of a unit, which the caller has locked, if its clocks have changed since they were kept.
 * @returns how many classes have moved
 */
export async function rezoneIfChanged(
  work: Work,
  { id, zone, zoneBefore = zone }: UnitClocks,
  rules: string = rulesNow,
): Promise<number> {
  const { tx } = work
  const name = settingOf(id)
  // The lock lets one of two servers that look at once move them.
  const [kept] = await tx.select().from(settings).where(eq(settings.name, name)).for('update')
  const value = textOf({ zone, rules })
  if (kept?.value === value) return 0
  await tx.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
  if (!kept && zoneBefore === zone) return 0
  return rezone(work, id, kept ? clocksIn(kept.value) : { zone: zoneBefore, rules })
}

/** Moves the classes of a unit that is not removed meanwhile. */
async function rezoneUnit({ db, clock, jobs }: AppContext, id: number, rules: string): Promise<void> {
  await placing(db, async (tx) => {
    const [unit] = await tx
      .select({ id: unities.id, zone: unities.time_zone })
      .from(unities)
      .where(and(eq(unities.id, id), isNull(unities.deleted_at)))
      .for('share')
    if (unit) await rezoneIfChanged({ tx, user: { id: null }, now: clock(), jobs }, unit, rules)
  })
}

/**
 * Moves the classes of all units where the rules of time zones are newer than the server knew before.
 * @param onFailed told of units whose classes cannot move, since another class is in the way; the next run tries again
 */
export async function rezoneUnits(
  context: AppContext,
  onFailed: (error: Error) => void,
  rules: string = rulesNow,
): Promise<void> {
  const all = await context.db.select({ id: unities.id }).from(unities).where(isNull(unities.deleted_at))
  for (const { id } of all) {
    try {
      await rezoneUnit(context, id, rules)
    } catch (error) {
      onFailed(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
