import { Readable } from 'node:stream'
import { csvLine, csvMark, type SentTest } from '@the-house/domain'
import { wordsFor, type Language } from '@the-house/i18n/server'
import { and, desc, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'
import type { Download } from '../../contract/download-route.ts'
import { presentSent, selectSent } from './columns.ts'
import { whichTests, zoneOf, type Which } from './which.ts'

/** As many are held in memory at once, however long the table is. */
const batch = 1000

const columns = [
  'student', 'unit', 'test', 'status', 'sent', 'started', 'ended', 'minutes', 'extra', 'result', 'waiting',
] as const // prettier-ignore

/** Instants as DD/MM/YYYY HH:mm by the clocks of a time zone; made once, since a table has hundreds of thousands. */
function momentsIn(timeZone: string): (instant: string | null) => string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return (instant) => (instant === null ? '' : clock.format(new Date(instant)).replace(',', ''))
}

/** Sent tests as a table for spreadsheets: read and sent part by part, the newest first. */
export async function exportSentTests(db: Db, user: SignedIn, which: Which, language: Language): Promise<Download> {
  const words = wordsFor(language)
  const zone = await zoneOf(db, user)
  const chosen = await whichTests(db, user, which)

  const moment = momentsIn(zone)
  const line = (test: SentTest) =>
    csvLine([
      test.student.name,
      test.unity.name,
      test.config_test.name,
      words(`tests-report.status.${test.status}`),
      ...[test.sent_at, test.start_at, test.finish_at].map(moment),
      test.minutes,
      test.extra_minutes,
      test.percentage,
      test.waiting,
    ])

  async function* lines() {
    yield csvMark + csvLine(columns.map((name) => words(`tests-report.column.${name}`)))
    for (let last: number | null = null; ;) {
      const rows: SentTest[] = (
        await selectSent(db)
          .where(and(chosen, last === null ? undefined : lt(tests.id, last)))
          .orderBy(desc(tests.id))
          .limit(batch)
      ).map(presentSent)
      yield rows.map(line).join('')
      const end = rows.at(-1)
      if (!end || rows.length < batch) return
      last = end.id
    }
  }
  return { name: `${words('tests-report.file')}.csv`, type: 'text/csv; charset=utf-8', content: Readable.from(lines()) }
}
