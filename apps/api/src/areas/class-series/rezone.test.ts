import { localTimeOf } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { class_students, classes, unities } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { classesOf, seriesForm } from '../../testing/series.ts'
import { addRoom } from '../../testing/timetabled.ts'
import { addClass, addUnity } from '../../testing/unit.ts'
import { rezoneUnits } from './rezone.ts'

describe.each(databases)('the clocks of a unit in %s', (database) => {
  let context: ServerOn
  let admin: Awaited<ReturnType<ServerOn['arrive']>>
  let unity_id: number
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await context.arrive({ admin: true })
  })
  beforeEach(async () => {
    unity_id = await addUnity(context.db, 'America/Sao_Paulo')
    await rezoned('2026a')
  })
  afterAll(() => context.close())

  const failures: Error[] = []
  const rezoned = (rules: string) => rezoneUnits(context.server.context, (error) => failures.push(error), rules)
  const setZone = (time_zone: string) => context.db.update(unities).set({ time_zone }).where(eq(unities.id, unity_id))
  const shownIn = async (id: number, zone: string) =>
    (await classesOf(context.db, id)).map(({ start_date }) => localTimeOf(start_date, zone))
  const mailsTo = async (address: string) => (await context.mails()).filter((mail) => mail.address === address)

  it('show the same times after it got another zone, and its people are told once', async () => {
    const room_id = await addRoom(context.db, { unity_id })
    const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], room_id, minutes: 720 }
    const { body: series } = await admin.post('/class_series', seriesForm({ unity_id, ...daily }))
    const rows = await classesOf(context.db, series.id)
    const student = await context.arrive({ unity_id })
    for (const { id } of rows.slice(0, 3)) await student.put(`/schedules/${id}`)
    const [, , , moved] = rows
    await context.db
      .update(classes)
      .set({ start_date: new Date('2026-03-12T23:00:00Z'), own_fields: ['start_date'] })
      .where(eq(classes.id, moved?.id ?? 0))
    const single = await addClass(context.db, { unity_id, start: '2026-03-09T12:00:00Z' })
    const begun = await addClass(context.db, { unity_id, start: '2026-03-02T11:30:00Z' })

    await setZone('America/Manaus')
    await rezoned('2026a')
    const shown = await shownIn(series.id, 'America/Manaus')
    expect(shown.map(({ time }) => time)).toEqual(rows.map(({ id }) => (id === moved?.id ? '20:00' : '19:00')))
    expect(shown.map(({ day }) => day)).toEqual(rows.map(({ local_day }) => local_day))
    const found = await context.db.select().from(classes).where(eq(classes.room, 'Blue room')).orderBy(classes.id)
    const startOf = (id: number) => found.find((one) => one.id === id)?.start_date.toISOString()
    expect([startOf(single), startOf(begun)]).toEqual(['2026-03-09T13:00:00.000Z', '2026-03-02T11:30:00.000Z'])
    expect(await context.db.$count(class_students, eq(class_students.user_id, student.user.id))).toBe(3)
    expect(await mailsTo(student.user.email)).toMatchObject([{ kind: 'classChanges' }])

    const before = await classesOf(context.db, series.id)
    await rezoned('2026a')
    expect(await classesOf(context.db, series.id)).toEqual(before)
    // Back, the other way.
    await setZone('America/Sao_Paulo')
    await rezoned('2026a')
    expect((await shownIn(series.id, 'America/Sao_Paulo')).map(({ time }) => time)).toEqual(
      shown.map(({ time }) => time),
    )
    expect(failures).toEqual([])
  })

  it('show the same times under newer rules: a class that older rules put elsewhere moves', async () => {
    const { body: series } = await admin.post('/class_series', seriesForm({ unity_id }))
    const [first, second] = await classesOf(context.db, series.id)
    // As the server had made it by rules under which the clocks were an hour ahead.
    const older = { start_date: new Date('2026-03-09T21:00:00Z'), end_date: new Date('2026-03-09T22:00:00Z') }
    await context.db
      .update(classes)
      .set(older)
      .where(eq(classes.id, first?.id ?? 0))
    await rezoned('2026a')
    expect((await classesOf(context.db, series.id))[0]?.start_date).toEqual(older.start_date)
    await rezoned('2026b')
    const [after, same] = await classesOf(context.db, series.id)
    expect(after).toMatchObject({ start_date: new Date('2026-03-09T22:00:00Z'), sequence: 1, version: 2 })
    expect(same).toEqual(second)
  })

  it('that cannot go on, since another class is in the way, are tried again', async () => {
    const room_id = await addRoom(context.db, { unity_id })
    const { body: series } = await admin.post('/class_series', seriesForm({ unity_id, room_id }))
    const [first] = await classesOf(context.db, series.id)
    const older = { start_date: new Date('2026-03-09T20:00:00Z'), end_date: new Date('2026-03-09T21:00:00Z') }
    await context.db
      .update(classes)
      .set(older)
      .where(eq(classes.id, first?.id ?? 0))
    const other = await addClass(context.db, { unity_id, room_id, start: '2026-03-09T22:30:00Z', ruled: true })
    await rezoned('2026c')
    expect(failures).toMatchObject([{ token: 'class.roomTaken' }])
    await context.db.delete(classes).where(eq(classes.id, other))
    await rezoned('2026c')
    expect((await classesOf(context.db, series.id))[0]?.start_date).toEqual(new Date('2026-03-09T22:00:00Z'))
  })
})
