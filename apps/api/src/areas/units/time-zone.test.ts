import { localTimeOf } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, classes, notifications, settings, unities } from '../../db/schema/index.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import { administrator } from '../../testing/managed.ts'
import { classesOf, seriesForm } from '../../testing/series.ts'
import type { Json, TestServer } from '../../testing/test-server.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

describe.each(databases)('the time zone of a unit on %s', (database) => {
  let context: TestServer
  let admin: Awaited<ReturnType<typeof administrator>>
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await administrator(context)
  })
  afterAll(() => context.close())

  const save = (unit: Json, time_zone: string) => admin.put(`/units/${unit.id}`, { ...unit, time_zone })

  /** A unit with a series that a teacher gives, and a student in its first class. */
  async function taught() {
    const unit = await admin.make('units', { time_zone: 'America/Sao_Paulo' })
    const teacher = await context.arrive({ profile: 'TEACHER', unity_id: unit.id })
    const form = seriesForm({ unity_id: unit.id, teacher_id: teacher.user.id })
    const { body: series } = await admin.post('/class_series', form)
    const student = await context.arrive({ unity_id: unit.id })
    const [first] = await classesOf(context.db, series.id)
    expect((await student.put(`/schedules/${first?.id}`)).status).toBe(200)
    return { unit, series: series.id, teacher, student }
  }

  const everythingOf = async (unit: Json) => ({
    unit: await context.db.select().from(unities).where(eq(unities.id, unit.id)),
    classes: await context.db.select().from(classes).where(eq(classes.unity_id, unit.id)).orderBy(classes.id),
    history: await context.db.$count(changes),
    news: await context.db.$count(notifications),
    kept: await context.db.select().from(settings).orderBy(settings.name),
  })

  it('stays with every class as it was where one of them cannot move, and the refusal names what is in the way', async () => {
    const { unit, series, teacher } = await taught()
    const [, , , late] = await classesOf(context.db, series)
    // In another unit, at the instant at which 19:00 is in the new zone.
    const before = new Date(Number(late?.start_date) - 3_600_000).toISOString()
    const elsewhere = await addUnity(context.db, 'America/Sao_Paulo')
    const other = { teacher_id: teacher.user.id, name: 'Reading club', ruled: true }
    const inTheWay = await addClass(context.db, { unity_id: elsewhere, start: before, minutes: 30, ...other })

    const held = await everythingOf(unit)
    expect(await save(unit, 'America/Noronha')).toMatchObject({
      status: 412,
      body: { token: 'class.teacherBusy', values: { name: 'Reading club' } },
    })
    expect(await everythingOf(unit)).toEqual(held)

    await context.db.delete(classes).where(eq(classes.id, inTheWay))
    expect((await save(unit, 'America/Noronha')).status).toBe(200)
    for (const { start_date } of await classesOf(context.db, series))
      expect(localTimeOf(start_date, 'America/Noronha').time).toBe('19:00')
  })

  it('moves no class where a stale version is refused', async () => {
    const { unit } = await taught()
    await save(unit, 'America/Sao_Paulo')
    const held = await everythingOf(unit)
    expect((await save(unit, 'America/Manaus')).status).toBe(409)
    expect(await everythingOf(unit)).toEqual(held)
  })

  it('is one with its classes after two changes at once, and their people are told once', async () => {
    const zones = ['Asia/Kathmandu', 'America/Manaus']
    const { unit, series, student } = await taught()
    const answers = await Promise.all(zones.map((zone) => save(unit, zone)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    const zone = zones[statuses.indexOf(200)] ?? ''
    expect((await admin.get(`/units/${unit.id}`)).body.time_zone).toBe(zone)
    for (const { local_day, start_date } of await classesOf(context.db, series))
      expect(localTimeOf(start_date, zone)).toEqual({ day: local_day, time: '19:00' })
    expect((await student.get('/session/notifications')).body.content).toHaveLength(1)
  })

  it('is one with its classes where the series is saved at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { unit, series } = await taught()
      const { body: form } = await admin.get(`/class_series/${series}`)
      const longer = { ...seriesForm({ unity_id: unit.id }), last_day: '2026-04-24', version: form.version }
      const { unity_id: _unit, ...change } = longer
      const answers = await Promise.all([
        admin.put(`/class_series/${series}`, { ...change, release: false }),
        save(unit, 'America/Manaus'),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const rows = await classesOf(context.db, series)
      expect(rows).toHaveLength(14)
      for (const { local_day, start_date } of rows)
        expect(localTimeOf(start_date, 'America/Manaus')).toEqual({ day: local_day, time: '19:00' })
    }
  })
})
