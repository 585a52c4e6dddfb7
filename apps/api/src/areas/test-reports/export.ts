import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { csvLine, csvMark, sentTestStatuses } from '@the-house/domain'
import { wordsFor, type Language } from '@the-house/i18n/server'
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { config_tests, sendings, tests, unities, users } from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'
import type { Download } from '../../contract/download-route.ts'
import { percentage, status } from './columns.ts'
import { whichTests, zoneOf, type Which } from './which.ts'

/** As many are held in memory at once, however long the table is; so few that nobody else waits for them long. */
const batch = 500

const columns = [
  'student', 'unit', 'test', 'status', 'sent', 'started', 'ended', 'minutes', 'extra', 'result', 'waiting',
] as const // prettier-ignore

/** Sent tests as the lines of a table, the newest first, from one of them on. */
const selectLines = (db: Db, which: SQL | undefined, zone: string) => {
  // Written by the database: dates of hundreds of thousands of lines are most of the work.
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

/** Sent tests as a table for spreadsheets: read and sent part by part, as fast as it is taken, the newest first. */
export async function exportSentTests(db: Db, user: SignedIn, which: Which, language: Language): Promise<Download> {
  const words = wordsFor(language)
  const zone = await zoneOf(db, user)
  const chosen = await whichTests(db, user, which)

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
      // An embedded database answers before anybody else is heard.
      await setImmediate()
    }
  }
  // Bytes, not strings: of strings it would read sixteen ahead.
  const content = Readable.from(lines(), { objectMode: false })
  return { name: `${words('tests-report.file')}.csv`, type: 'text/csv; charset=utf-8', content }
}
