import type { SeriesForm } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { notifications } from '../db/schema/index.ts'
import { planner } from './planner.ts'
import { classesOf, seriesForm } from './series.ts'
import { createTestServer, type Json, type Visitor } from './test-server.ts'
import { addUnity } from './unit.ts'

/** A server with a unit in São Paulo, three hours behind UTC, and somebody who makes its timetable. */
export async function createSeriesServer() {
  const context = await createTestServer()
  const unity_id = await addUnity(context.db, 'America/Sao_Paulo')
  const maker = await planner(context, { unity_id }, null)
  const admin = await context.arrive({ admin: true })
  const teacher = await context.arrive({ unity_id, profile: 'TEACHER', name: 'Ana Reis' })
  const form = (more: Partial<SeriesForm> = {}) => seriesForm({ unity_id, ...more })
  const rowsOf = (id: number) => classesOf(context.db, id)

  return {
    ...context,
    unity_id,
    maker,
    admin,
    teacher,
    form,
    rowsOf,
    /** Makes a series; returns it. */
    make: async (more: Partial<SeriesForm> = {}): Promise<Json> => {
      const { status, body } = await maker.post('/class_series', form(more))
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    change: ({ id, ...series }: Json, more: Json) => maker.put(`/class_series/${id}`, { ...series, ...more }),
    /** The days of the classes that are not cancelled. */
    activeDays: async (id: number) =>
      (await rowsOf(id)).filter(({ cancelled_at }) => !cancelled_at).map(({ local_day }) => local_day),
    book: (class_id: number | undefined, ...visitors: Visitor[]) =>
      Promise.all(visitors.map(({ put }) => put(`/schedules/${class_id}`))),
    mailsTo: async ({ user }: Visitor) => (await context.mails()).filter(({ address }) => address === user.email),
    newsOf: ({ user }: Visitor) =>
      context.db.select().from(notifications).where(eq(notifications.user_id, user.id)).orderBy(notifications.number),
  }
}

export type SeriesServer = Awaited<ReturnType<typeof createSeriesServer>>

export const mondays = ['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']
export const wednesdays = ['2026-03-11', '2026-03-18', '2026-03-25', '2026-04-01']
export const allDays = [...mondays, ...wednesdays].toSorted()
