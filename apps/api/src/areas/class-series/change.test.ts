import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_waiting, classes, users } from '../../db/schema/index.ts'
import { createSeriesServer, mondays, wednesdays, type SeriesServer } from '../../testing/series-maker.ts'

let context: SeriesServer
let unity_id: number
beforeAll(async () => {
  context = await createSeriesServer()
  unity_id = context.unity_id
})
afterAll(() => context.close())

describe('a series that is changed', () => {
  it('from a day on changes later classes, but for what is their own, and none that has begun', async () => {
    const made = await context.make({ first_day: '2026-03-02' })
    const [, second, , fourth] = await context.rowsOf(made.id)
    await context.db
      .update(classes)
      .set({ name: 'Special', own_fields: ['name'] })
      .where(eq(classes.id, fourth?.id ?? 0))
    const changed = await context.change(made, { name: 'Big talk', start_time: '20:00', from_day: '2026-03-09' })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Big talk', start_time: '20:00', version: 2 } })
    const rows = await context.rowsOf(made.id)
    expect(rows[1]).toEqual(second)
    expect(rows[2]).toMatchObject({ name: 'Big talk', start_date: new Date('2026-03-09T23:00:00Z') })
    expect(rows[3]).toMatchObject({ name: 'Special', start_date: new Date('2026-03-11T23:00:00Z') })
    expect((await context.change(made, { name: 'Stale' })).status).toBe(409)
  })

  it('tells who has several of its classes once, by one notification and one mail with all of them', async () => {
    const made = await context.make({ teacher_id: context.teacher.user.id, start_time: '07:00', max_students: 2 })
    const other = await context.arrive({ unity_id })
    const [many, single, waiting] = await Promise.all([1, 2, 3].map(() => context.arrive({ unity_id })))
    if (!many || !single || !waiting) throw new Error('Nobody has come.')
    const rows = await context.rowsOf(made.id)
    for (const { id } of rows) await context.book(id, many)
    await context.book(rows[2]?.id, single)
    for (const { id } of rows.slice(0, 2)) await context.book(id, other)
    for (const { id } of rows.slice(0, 3))
      await context.db.insert(class_waiting).values({ class_id: id, user_id: waiting.user.id, since: context.clock() })
    await context.db.update(users).set({ language: 'pt' }).where(eq(users.id, waiting.user.id))
    // A mail that has not left tells nothing that a later change has overtaken.
    await context.mails()
    expect((await context.change(made, { start_time: '08:00' })).status).toBe(200)

    const [mail, ...more] = await context.mailsTo(many)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'classChanges', subject: '8 of your classes have changed' })
    expect(mail?.text).toContain('New time: Small talk, Monday, 09/03/2026, 08:00 to 09:00 (GMT-3), Ana Reis')
    expect(mail?.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(8)
    expect(mail?.calendar).toContain('METHOD:PUBLISH')
    expect(await context.newsOf(many)).toMatchObject([{ subject: `series ${made.id} 2`, type: 'MESSAGE' }])
    expect(await context.mailsTo(single)).toMatchObject([{ kind: 'classChange', subject: 'New time: Small talk' }])
    const [line] = await context.mailsTo(waiting)
    expect(line).toMatchObject({ kind: 'classChanges', subject: '3 aulas suas mudaram', calendar: null })
    const taught = (await context.mailsTo(context.teacher)).filter(({ kind }) => kind === 'classChanges')
    expect(taught.map(({ subject }) => subject)).toEqual(['8 new classes of yours', '8 of your classes have changed'])
  })

  it('says nothing of a new name or more places', async () => {
    const made = await context.make({ start_time: '09:00', max_students: 1 })
    const [one, other] = [await context.arrive({ unity_id }), await context.arrive({ unity_id })]
    const [first] = await context.rowsOf(made.id)
    await context.book(first?.id, one)
    await other.put(`/schedules/${first?.id}/waiting`)
    await context.change(made, { name: 'Talks', max_students: 2 })
    expect(await context.newsOf(one)).toEqual([])
    expect((await context.rowsOf(made.id))[0]).toMatchObject({ name: 'Talks', scheduled_students: 2, sequence: 0 })
    expect(await context.newsOf(other)).toMatchObject([{ subject: expect.stringContaining('place') }])
  })

  it('removes classes of days that it no longer has, and cancels those that concern somebody', async () => {
    const made = await context.make({ start_time: '10:00' })
    const student = await context.arrive({ unity_id })
    const rows = await context.rowsOf(made.id)
    await context.book(rows[1]?.id, student)
    const changed = await context.change(made, { weekdays: [1, 5] })
    expect(changed.status).toBe(200)
    const after = await context.rowsOf(made.id)
    const fridays = ['2026-03-13', '2026-03-20', '2026-03-27', '2026-04-03']
    expect(await context.activeDays(made.id)).toEqual([...mondays, ...fridays].toSorted())
    expect(after.find(({ local_day }) => local_day === wednesdays[0])).toMatchObject({ id: rows[1]?.id, dropped: true })
    expect(after.map(({ local_day }) => local_day)).not.toContain(wednesdays[1])
    expect(await context.mailsTo(student)).toMatchObject([{ kind: 'classChange', subject: 'Cancelled: Small talk' }])

    const back = await context.change(changed.body, { weekdays: [3], start_time: '11:00' })
    expect(back.status).toBe(200)
    const again = await context.rowsOf(made.id)
    expect(again.find(({ local_day }) => local_day === wednesdays[0])).toMatchObject({
      id: rows[1]?.id, cancelled_at: null, dropped: false, scheduled_students: 1,
      start_date: new Date('2026-03-11T14:00:00Z'),
    }) // oxfmt-ignore
    expect(await context.activeDays(made.id)).toEqual(wednesdays)
    expect((await context.mailsTo(student))[1]?.subject).toContain('It takes place after all')
  })

  it('leaves what was cancelled by hand cancelled, and what was restored by hand there', async () => {
    const made = await context.make({ start_time: '12:00' })
    const student = await context.arrive({ unity_id })
    const [monday, wednesday] = await context.rowsOf(made.id)
    await context.book(wednesday?.id, student)
    await context.maker.post(`/classes/${monday?.id}/cancel`, { version: 1, reason: 'Ill' })
    const first = await context.change(made, { weekdays: [1] })
    const restored = await context.maker.post(`/classes/${wednesday?.id}/restore`, { version: 2 })
    expect(restored.status).toBe(200)
    await context.change(first.body, { minutes: 50 })
    const days = await context.activeDays(made.id)
    expect(days).toEqual([wednesdays[0], ...mondays.slice(1)])
  })

  it('keeps its first day as soon as it has classes before the day of the change', async () => {
    const made = await context.make({ first_day: '2026-03-02', start_time: '13:00', every_weeks: 2 })
    expect(await context.change(made, { first_day: '2026-03-09', from_day: '2026-03-10' })).toMatchObject({
      status: 412,
      body: { fields: { first_day: 'validation.seriesBegun' } },
    })
    const later = await context.make({ start_time: '13:00', every_weeks: 2 })
    expect((await context.change(later, { first_day: '2026-03-16' })).status).toBe(200)
    expect(await context.activeDays(later.id)).toEqual(['2026-03-16', '2026-03-18', '2026-03-30', '2026-04-01'])
  })

  it('with fewer places releases the last students only if told to', async () => {
    const made = await context.make({ start_time: '14:00', max_students: 2 })
    const [one, other] = [await context.arrive({ unity_id }), await context.arrive({ unity_id, name: 'Bia Rosa' })]
    for (const { id } of await context.rowsOf(made.id)) {
      await context.book(id, one)
      await context.book(id, other)
    }
    expect(await context.change(made, { max_students: 1 })).toMatchObject({
      status: 412,
      body: { token: 'class.overBooked' },
    })
    const { body } = await context.maker.post(`/class_series/${made.id}/impact`, { ...made, max_students: 1 })
    expect(body).toMatchObject({ changed: 8, released: [{ id: other.user.id, name: 'Bia Rosa' }] })
    expect(await context.newsOf(other)).toEqual([])
    expect((await context.change(made, { max_students: 1, release: true })).status).toBe(200)
    expect(await context.newsOf(other)).toHaveLength(1)
    expect(await context.newsOf(one)).toEqual([])
    expect(await context.db.$count(class_waiting, eq(class_waiting.user_id, other.user.id))).toBe(8)
  })
})

describe('a series that ends', () => {
  it('has no classes from that day on, says why to whom it concerns, and is listed as over', async () => {
    const made = await context.make({ start_time: '17:00', name: 'Endless' })
    const student = await context.arrive({ unity_id })
    const rows = await context.rowsOf(made.id)
    for (const { id } of rows.slice(3, 5)) await context.book(id, student)
    const end = { version: 1, from_day: '2026-03-18', reason: 'Too few' }
    const ended = await context.maker.post(`/class_series/${made.id}/end`, end)
    expect(ended).toMatchObject({ status: 200, body: { last_day: '2026-03-17', ahead: 3, version: 2 } })
    const after = await context.rowsOf(made.id)
    expect(after.map(({ cancelled_at }) => cancelled_at !== null)).toEqual([false, false, false, true, true])
    const [mail] = await context.mailsTo(student)
    expect(mail?.text).toContain('Why: Too few')
    const found = async (over: boolean) =>
      (await context.maker.get(`/class_series?unity_id=${unity_id}&term=endless&over=${over}`)).body.content
    expect(await found(false)).toMatchObject([{ id: made.id, ahead: 3 }])
    const none = await context.maker.post(`/class_series/${made.id}/end`, { version: 2, from_day: '2026-03-01' })
    expect(none.body).toMatchObject({ ahead: 0, next_at: null, last_day: '2026-03-09' })
    expect(await found(false)).toEqual([])
    expect(await found(true)).toMatchObject([{ id: made.id }])
  })
})
