import type { SentTest, SentTestStatus } from '@the-house/domain'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests, sendings, tests, unities, users } from '../../db/schema/index.ts'

const counted = sql`(${tests.total} - coalesce(${tests.waiting}, 0))`

/**
 * The result of a test as `percentageOf` rounds it; null where nothing is marked yet. In whole numbers, which are
 * several times as fast as fractions where a hundred thousand are looked at.
 */
export const percentage = sql<
  number | null
>`case when ${counted} > 0 then (2 * coalesce(${tests.credit}, 0) + ${counted}) / (2 * ${counted}) end`

/** Whether a test is over. */
export const isEnded = sql`${tests.status} in ('FINISHED', 'FINISHED_EXPIRED')`

/** What became of a test; one that was taken back is neither here nor there. */
export const status = sql<SentTestStatus>`case when ${tests.recalled_at} is null then ${tests.status} else 'RECALLED' end`

const { id, start_at, end_at, finish_at, minutes, extra_minutes, show_feedback } = getTableColumns(tests)

/** Sent tests with all that a list tells of them; the caller adds which, in what order, and how many. */
export const selectSent = (db: Db) =>
  db
    .select({
      id,
      start_at,
      end_at,
      finish_at,
      minutes,
      extra_minutes,
      show_feedback,
      status,
      percentage,
      sent_at: sendings.created_at,
      waiting: sql<number>`coalesce(${tests.waiting}, 0)`,
      student: { id: users.id, name: users.name },
      unity: { id: unities.id, name: unities.name },
      config_test: { id: config_tests.id, name: config_tests.name },
    })
    .from(tests)
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .leftJoin(sendings, eq(sendings.id, tests.sending_id))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectSent>>[number]

const iso = (date: Date | null) => date?.toISOString() ?? null

/** A sent test as the wire has it. */
export const presentSent = ({ sent_at, start_at, end_at, finish_at, ...row }: Row): SentTest => ({
  ...row,
  sent_at: iso(sent_at),
  start_at: iso(start_at),
  end_at: iso(end_at),
  finish_at: iso(finish_at),
})
