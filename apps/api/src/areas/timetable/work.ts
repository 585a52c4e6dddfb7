import { asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { findKeepers } from './keepers.ts'
import { class_students, class_waiting, classes, notification_counts, unities } from '../../db/schema/index.ts'

/** A transaction in which a user changes classes. */
export interface Work {
  tx: Db
  /** null: the server itself. */
  user: { id: number | null }
  now: Date
  jobs: AppContext['jobs']
}

export type ClassRow = typeof classes.$inferSelect

/** A class under a row lock, with the time zone of its unit. */
export interface LockedClass extends ClassRow {
  time_zone: string
}

/**
 * Locks the classes that match. Every transaction takes its locks in one order, so that no two deadlock: classes by
 * start and id, then people by id (`lockPeople`).
 */
export async function lockClasses(tx: Db, where: SQL | undefined): Promise<LockedClass[]> {
  const rows = await tx
    .select({ one: classes, time_zone: unities.time_zone })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .where(where)
    .orderBy(asc(classes.start_date), asc(classes.id))
    .for('update', { of: classes })
  return rows.map(({ one, time_zone }) => ({ ...one, time_zone }))
}

const isCoverAsked = ({ cover_asked_at }: Pick<ClassRow, 'cover_asked_at'>) => cover_asked_at !== null

/**
 * Locks the notification counts of everybody whom changes of some classes concern, and of `others`: they are told one
 * class after the other, which alone would lock them in any order.
 */
export async function lockPeople(
  tx: Db,
  of: readonly Pick<ClassRow, 'id' | 'unity_id' | 'cover_asked_at'>[],
  others: readonly (number | null | undefined)[] = [],
): Promise<void> {
  const covered = await Promise.all(of.filter(isCoverAsked).map(({ unity_id }) => findKeepers(tx, unity_id)))
  const more = [...others, ...covered.flat().map(({ user_id: keeper }) => keeper)]
  const ids = sql`any(${sql.param(of.map(({ id }) => id))}::int[])`
  const { user_id, total } = notification_counts
  const teaches = (column: typeof classes.teacher_id | typeof classes.substitute_for) =>
    sql`select ${column} from ${classes} where ${classes.id} = ${ids} and ${isNotNull(column)}`
  await tx.execute(sql`
    insert into ${notification_counts} (user_id, total, unread)
    select distinct people.user_id, 0, 0 from (
      select ${class_students.user_id} as user_id from ${class_students} where ${class_students.class_id} = ${ids}
      union all select ${class_waiting.user_id} from ${class_waiting} where ${class_waiting.class_id} = ${ids}
      union all ${teaches(classes.teacher_id)}
      union all ${teaches(classes.substitute_for)}
      union all select unnest(${sql.param(more.filter((one) => typeof one === 'number'))}::int[])
    ) as people
    order by people.user_id
    on conflict (${sql.identifier(user_id.name)}) do update set total = ${total}`)
}
