import { csvLine, csvMark, escapeGuard, seriesColumns, type Series, type SeriesColumn } from '@the-house/domain'
import { inArray } from 'drizzle-orm'
import type { AppContext } from '../../../app-context.ts'
import type { AuthenticatedUser } from '../../../contract/authenticated-user.ts'
import type { Download } from '../../../contract/download-route.ts'
import { readPath } from '../../../course/path.ts'
import type { Db } from '../../../db/client.ts'
import { users } from '../../../db/schema/index.ts'
import { findUnit } from '../../timetable/read.ts'
import { readSeriesAhead } from '../read.ts'
import { weekdayNames } from './cells.ts'

async function emailsOf(db: Db, series: readonly Series[]): Promise<Map<number, string>> {
  const ids = series.flatMap(({ teacher_id }) => teacher_id ?? [])
  const found = await db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids))
  return new Map(found.map(({ id, email }) => [id, email]))
}

/** Writes the series of a unit that have classes ahead as a CSV file, which can be read in again. */
export async function exportSeries(context: AppContext, user: AuthenticatedUser, unity_id: number): Promise<Download> {
  const { db } = context
  const unit = await findUnit(db, user, unity_id)
  const series = await readSeriesAhead(context, unity_id)
  const emails = await emailsOf(db, series)
  const path = await readPath(db)
  const numberOf = (id: number | null) => (id !== null && path.includes(id) ? path.indexOf(id) + 1 : '')
  const cellsOf = (one: Series): Record<SeriesColumn, string | number> => ({
    name: escapeGuard(one.name),
    room: escapeGuard(one.room?.name ?? ''),
    teacher: emails.get(one.teacher_id ?? 0) ?? '',
    weekdays: one.weekdays.map((day) => weekdayNames[day]).join(', '),
    start: one.start_time,
    minutes: one.minutes,
    every_weeks: one.every_weeks,
    first_day: one.first_day,
    last_day: one.last_day,
    places: one.max_students,
    online: one.online ? 'yes' : 'no',
    link: escapeGuard(one.url),
    chapter_from: numberOf(one.chapter_from_id),
    chapter_to: numberOf(one.chapter_to_id),
  })
  const lines = series.map(cellsOf).map((cells) => csvLine(seriesColumns.map((column) => cells[column])))
  const content = csvMark + csvLine(seriesColumns) + lines.join('')
  return { name: `${unit.name}.csv`, type: 'text/csv; charset=utf-8', content }
}
