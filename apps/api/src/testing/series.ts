import type { SeriesForm } from '@the-house/domain'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { classes } from '../db/schema/index.ts'

/** A form of a series on Mondays and Wednesdays at 19:00 in four weeks from 9 March 2026 on. */
export const seriesForm = (more: Partial<SeriesForm> & { unity_id: number }): SeriesForm => ({
  name: 'Small talk',
  online: false,
  room_id: null,
  teacher_id: null,
  start_time: '19:00',
  minutes: 60,
  max_students: 8,
  url: '',
  chapter_from_id: null,
  chapter_to_id: null,
  weekdays: [1, 3],
  every_weeks: 1,
  first_day: '2026-03-09',
  last_day: '2026-04-03',
  ...more,
})

/** The classes of a series by day. */
export const classesOf = (db: Db, series_id: number) =>
  db.select().from(classes).where(eq(classes.series_id, series_id)).orderBy(asc(classes.local_day))
