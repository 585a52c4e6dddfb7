import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { csvLine, csvMark, sentTestStatuses } from '@the-house/domain'
import { translatorFor, type Language } from '@the-house/i18n/server'
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { config_tests, sendings, tests, unities, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Download } from '../../contract/download-route.ts'
import { percentage, status } from './columns.ts'
import { matchesFilter, zoneOf, type SentTestFilter } from './filter.ts'

/** The batch size: it bounds the memory, however long the table is, and the time for which other requests wait. */
const batch = 500

const columns = [
  'student', 'unit', 'test', 'status', 'sent', 'started', 'ended', 'minutes', 'extra', 'result', 'waiting',
] as const // oxfmt-ignore

/** Selects a batch of sent tests as rows of the table, the newest first. */
const selectLines = (db: Db, which: SQL | undefined, zone: string) => {
  // Formatted by the database: formatting the dates of hundreds of thousands of rows here would be most of the work.
  const moment = (instant: PgColumn) =>
    sql<string | null>`to_char(${instant} at time zone ${zone}, 'DD/MM/YYYY HH24:MI')`
  return db
    .select({
      id: tests.id,
      student: users.name,
      unit: unities.name,
      test: config_tests.name,
      status,
      sent: moment(sendings.created_at),
      started: moment(tests.start_at),
      ended: moment(tests.finish_at),
      minutes: tests.minutes,
      extra: tests.extra_minutes,
      result: percentage,
      waiting: sql<number>`coalesce(${tests.waiting}, 0)`,
    })
    .from(tests)
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .leftJoin(sendings, eq(sendings.id, tests.sending_id))
    .where(which)
    .orderBy(desc(tests.id))
    .limit(batch)
}

/**
 * Exports sent tests as a table for spreadsheets, the newest first: a stream, read batch by batch under back-pressure.
 */
export async function exportSentTests(
  db: Db,
  user: AuthenticatedUser,
  which: SentTestFilter,
  language: Language,
): Promise<Download> {
  const words = translatorFor(language)
  const zone = await zoneOf(db, user)
  const chosen = await matchesFilter(db, user, which)

  const said = new Map(sentTestStatuses.map((one) => [one, words(`tests-report.status.${one}`)]))

  async function* lines() {
    yield csvMark + csvLine(columns.map((name) => words(`tests-report.column.${name}`)))
    for (let last: number | null = null; ;) {
      const older: SQL | undefined = last === null ? undefined : lt(tests.id, last)
      const rows: Awaited<ReturnType<typeof selectLines>> = await selectLines(db, and(chosen, older), zone)
      const cells = (row: (typeof rows)[number]) =>
        columns.map((name) => (name === 'status' ? said.get(row.status) : row[name]))
      yield rows.map((row) => csvLine(cells(row))).join('')
      const end = rows.at(-1)
      if (!end || rows.length < batch) return
      last = end.id
      // The embedded database resolves without a turn of the event loop: this lets other requests run in between.
      await setImmediate()
    }
  }
  // A stream of bytes, not of objects: in object mode it would buffer sixteen batches ahead.
  const content = Readable.from(lines(), { objectMode: false })
  return { name: `${words('tests-report.file')}.csv`, type: 'text/csv; charset=utf-8', content }
}
