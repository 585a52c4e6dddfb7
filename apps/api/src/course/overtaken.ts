import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isAmong, type Learners } from './learners.ts'
import { ids } from './path.ts'

/** The path before and after a change of content. */
export interface Paths {
  before: readonly number[]
  after: readonly number[]
}

/** The chapters that stand before each chapter that has stayed on the path, and did not before. */
function arrivals({ before, after }: Paths) {
  const formerly = new Map(before.map((id, index) => [id, index]))
  return after.flatMap((id, index) => {
    const was = formerly.get(id)
    if (was === undefined) return []
    const arrived = after.slice(0, index).filter((other) => (formerly.get(other) ?? was) >= was)
    return arrived.map((other) => ({ id, other }))
  })
}

/** Where users are looked for. */
interface Among {
  /** Rows with an id and a current chapter. */
  among: SQL
  /** What is said beside it of the marks of a user on a chapter, by the chapters that are asked about. */
  and: (chapters: SQL) => SQL
}

/** Those whom a change of the path may concern, as rows of `found` in which one can stand twice. */
function overtaken(paths: Paths, { among, and }: Among): SQL {
  const shifts = arrivals(paths)
  const [shifted, arrived] = [ids(shifts.map(({ id }) => id)), ids(shifts.map(({ other }) => other))]
  const left = ids(paths.before.filter((id) => !paths.after.includes(id)))
  // The chapters are named beside the rows of `shift`, so that the index is used.
  return sql`(
    select u.id from ${among} u where u.chapter_id = any(${left})
    union all
    select u.id from ${among} u where u.chapter_id is null
    union all
    select u.id
    from unnest(${shifted}, ${arrived}) as shift(chapter_id, arrived)
    join ${among} u on u.chapter_id = shift.chapter_id and u.chapter_id = any(${shifted})
    where not exists (
      select 1 from chapter_marks m
      where m.user_id = u.id and m.chapter_id = shift.arrived ${and(arrived)}
    )
    union all
    select u.id from ${among} u join chapter_marks m on m.user_id = u.id and m.chapter_id = u.chapter_id
    where u.chapter_id = ${paths.before.at(-1) ?? null}
  ) as found`
}

const everybody: Among = { among: sql`users`, and: (chapters) => sql`and m.chapter_id = any(${chapters})` }

/** Of a few users, each has their marks looked up: `offset` keeps the planner from reading those of all others too. */
const only = (learners: Learners): Among => ({
  among: sql`(select id, chapter_id from users where ${isAmong(learners, sql`id`)} offset 0)`,
  and: () => sql`offset 0`,
})

const idsIn = (rows: readonly { id: number }[]) =>
  Array.from(new Set(rows.map(({ id }) => id))).toSorted((one, other) => one - other)

const select = (tx: Db, found: SQL) => tx.select({ id: sql<number>`found.id` }).from(found)

/**
 * Finds the users whose current chapter a change of the path may concern: those whose chapter has left it, those with a
 * chapter without a mark before it that was not there, and those who had concluded the whole path. For all others the
 * chapter stays as it is.
 * @param learners the only users who are looked at; undefined: all
 */
export async function overtakenBy(tx: Db, paths: Paths, learners?: Learners): Promise<number[]> {
  return idsIn(await select(tx, overtaken(paths, learners ? only(learners) : everybody)))
}

/** Finds the same users where they are few. @returns undefined where they may be more than `most` */
export async function fewOvertakenBy(tx: Db, paths: Paths, most: number): Promise<number[] | undefined> {
  const rows = await select(tx, overtaken(paths, everybody)).limit(most + 1)
  return rows.length > most ? undefined : idsIn(rows)
}
