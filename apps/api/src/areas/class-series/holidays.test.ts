import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students, classes } from '../../db/schema/index.ts'
import { allDays, createSeriesServer, type SeriesServer } from '../../testing/series-maker.ts'
import { addClass } from '../../testing/unit.ts'

let context: SeriesServer
let unity_id: number
beforeAll(async () => {
  context = await createSeriesServer()
  unity_id = context.unity_id
})
afterAll(() => context.close())

describe('a holiday', () => {
  it('cancels the classes on its days when it is asked to, tells everybody once, and does nothing the second time', async () => {
    const made = await context.make({ start_time: '23:30' })
    const elsewhere = await addClass(context.db, { unity_id: 1, start: '2026-03-17T02:00:00Z' })
    const student = await context.arrive({ unity_id })
    const rows = await context.rowsOf(made.id)
    await context.book(rows[2]?.id, student)
    await context.book(rows[3]?.id, student)
    const { body: holiday } = await context.maker.post('/holidays', {
      unity_id,
      name: 'Carnival',
      first_day: '2026-03-16',
      last_day: '2026-03-18',
    })
    const path = `/holidays/${holiday.id}/cancel_classes`
    expect((await context.maker.post(path)).body).toEqual({ cancelled: 2 })
    expect((await context.maker.post(path)).body).toEqual({ cancelled: 0 })
    const [mail, ...more] = await context.mailsTo(student)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Cancelled: Small talk, Monday, 16/03/2026, 23:30 to 00:30 (GMT-3)')
    expect(mail?.text).toContain('Why: Carnival')
    expect(await context.activeDays(made.id)).toEqual(
      allDays.filter((day) => day !== '2026-03-16' && day !== '2026-03-18'),
    )
    const [other] = await context.db.select().from(classes).where(eq(classes.id, elsewhere))
    expect(other?.cancelled_at).toBeNull()
    // Removed, it brings nothing back, nor does a change of the series.
    await context.maker.remove(`/holidays/${holiday.id}`)
    await context.change((await context.maker.get(`/class_series/${made.id}`)).body, { minutes: 45 })
    expect(await context.activeDays(made.id)).not.toContain('2026-03-16')
    expect((await context.maker.post(path)).status).toBe(404)
  })

  it('of all units cancels in the own units alone; one of another unit is not found', async () => {
    const own = await addClass(context.db, { unity_id, start: '2026-05-01T15:00:00Z' })
    const other = await addClass(context.db, { unity_id: 1, start: '2026-05-01T15:00:00Z' })
    const day = { first_day: '2026-05-01', last_day: '2026-05-01' }
    const { body: everywhere } = await context.admin.post('/holidays', { unity_id: null, name: 'Labour Day', ...day })
    const { body: there } = await context.admin.post('/holidays', { unity_id: 1, name: 'There', ...day })
    expect((await context.maker.post(`/holidays/${there.id}/cancel_classes`)).status).toBe(404)
    expect((await context.maker.post(`/holidays/${everywhere.id}/cancel_classes`)).body).toEqual({ cancelled: 1 })
    const found = await context.db
      .select()
      .from(classes)
      .where(inArray(classes.id, [own, other]))
      .orderBy(classes.id)
    expect(found.map(({ cancelled_at }) => cancelled_at !== null)).toEqual([true, false])
    expect(await context.db.$count(class_students, eq(class_students.class_id, other))).toBe(0)
  })
})
