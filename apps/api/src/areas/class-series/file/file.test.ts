import { seriesColumns, type SeriesForm } from '@the-house/domain'
import * as fc from 'fast-check'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_series, classes, rooms, user_unities } from '../../../db/schema/index.ts'
import { createSeriesServer, type SeriesServer } from '../../../testing/series-maker.ts'
import { seriesForm } from '../../../testing/series.ts'
import type { Json } from '../../../testing/test-server.ts'
import { formOf } from '../../../testing/upload.ts'
import { addUnity } from '../../../testing/unit.ts'
import { planner } from '../../../testing/planner.ts'
import { readWeekdays, readTime } from './cells.ts'

let context: SeriesServer
let email: string
beforeAll(async () => {
  context = await createSeriesServer()
  email = context.teacher.user.email
  await context.db.insert(rooms).values([
    { unity_id: context.unity_id, name: 'Sala Azul', places: 10 },
    { unity_id: context.unity_id, name: 'Loft', places: 4 },
  ])
})
afterAll(() => context.close())

async function send(
  text: string | Buffer,
  { query = '', unity_id = context.unity_id, token = context.maker.token } = {},
) {
  const { headers, payload } = formOf({ name: 'series.csv', type: 'text/csv', bytes: Buffer.from(text) })
  const { statusCode: status, body } = await context.server.inject({
    method: 'POST',
    url: `/api/v1/class_series/import?unity_id=${unity_id}${query}`,
    headers: { ...headers, authorization: token },
    payload,
  })
  const parsed: Json = JSON.parse(body)
  return { status, body: parsed }
}

async function load(unity_id: number) {
  const { statusCode, body, headers } = await context.server.inject({
    method: 'GET',
    url: `/api/v1/class_series/export?unity_id=${unity_id}`,
    headers: { authorization: context.admin.token },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  return body
}

const header = seriesColumns.join(',')
const file = (...lines: string[]) => [header, ...lines].join('\n')
const countIn = async () => (await context.db.select({ count: count() }).from(class_series))[0]?.count

const good = () => `Small talk,Sala azul,${email.toUpperCase()},"mon,wed",19:00,60,1,2026-03-09,2026-04-03,8,no,,1,2`

/** A line that makes a class on each day of a year. */
const daily = (name: string) =>
  `${name},,,"mon,tue,wed,thu,fri,sat,sun",19:00,60,1,2026-03-03,2027-03-03,8,yes,https://meet.example/x,,`

describe('a file of series', () => {
  it('is tried, which keeps nothing, and then makes all of its series', async () => {
    const online = 'On line,,,ter e qui,19h30,50,2,10/03/2026,03/04/2026,5,sim,https://meet.example/x,,'
    const expected = { series: 2, classes: 12, faults: [] }
    const tried = await send(file(good(), online), { query: '&dry_run=true' })
    expect(tried).toMatchObject({ status: 200, body: { ...expected, written: false } })
    expect(await countIn()).toBe(0)
    expect((await send(file(good(), online))).body).toMatchObject({ ...expected, written: true })
    const [first, second] = await context.db.select().from(class_series).orderBy(class_series.id)
    expect(first).toMatchObject({
      name: 'Small talk',
      weekdays: [1, 3],
      teacher_id: context.teacher.user.id,
      chapter_from_id: 1,
    })
    expect(second).toMatchObject({
      weekdays: [2, 4],
      start_time: '19:30',
      every_weeks: 2,
      url: 'https://meet.example/x',
      online: true,
    })
    expect(await context.db.$count(classes)).toBe(12)
  })

  it('in the way of which are classes or other lines is refused, with the lines and days', async () => {
    const before = await countIn()
    const lines = [
      good(),
      `Loft talk,Loft,,mon,08:00,60,,2026-03-09,2026-03-20,4,,,,`,
      `Other,Loft,,mon,08:30,60,,2026-03-16,2026-03-20,4,,,,`,
    ]
    const { body } = await send(file(...lines))
    expect(body).toMatchObject({ written: false, series: 3 })
    expect(body.faults).toEqual([
      { line: 2, column: 'room', fault: 'roomTaken', given: 'Sala Azul', known: ['Small talk', '09/03/2026 19:00'] },
      { line: 2, column: 'teacher', fault: 'teacherBusy', given: email, known: ['Small talk', '09/03/2026 19:00'] },
      { line: 4, column: 'room', fault: 'lineRoomTaken', given: 'Loft', known: ['3', '16/03/2026 08:00'] },
    ])
    expect(await countIn()).toBe(before)
  })

  it.each<[string, string, Json]>([
    ['name', '', { fault: 'absent' }],
    ['name', 'x'.repeat(201), { fault: 'long' }],
    ['room', 'Cellar', { fault: 'roomUnknown', known: ['Loft', 'Sala Azul'] }],
    ['teacher', 'nobody@example.com', { fault: 'teacherUnknown' }],
    ['weekdays', 'mon someday', { fault: 'weekdayUnknown', known: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] }],
    ['start', '25:00', { fault: 'timeWrong' }],
    ['minutes', '4', { fault: 'numberWrong', known: ['5 to 720'] }],
    ['every_weeks', '9', { fault: 'numberWrong' }],
    ['first_day', '2026-02-30', { fault: 'dayWrong' }],
    ['last_day', '2026-03-01', { fault: 'dayOrder' }],
    ['last_day', '2027-03-20', { fault: 'dayOrder' }],
    ['places', '11', { fault: 'roomSmall', known: ['10'] }],
    ['online', 'maybe', { fault: 'yesNo', known: ['yes', 'no'] }],
    ['link', 'http://meet.example', { fault: 'linkWrong' }],
    ['chapter_from', '99', { fault: 'chapterUnknown' }],
    ['chapter_to', '1', { fault: 'chapterOrder', known: ['2'] }],
  ])('with the %s “%s” is refused by line and column', async (column, value, expected) => {
    const cells: Record<string, string> = {
      name: 'Stories', room: 'Sala Azul', teacher: '', weekdays: 'fri', start: '10:00', minutes: '60', every_weeks: '1',
      first_day: '2026-03-09', last_day: '2026-04-03', places: '8', online: '', link: '', chapter_from: '2', chapter_to: '',
    } // oxfmt-ignore
    cells[column] = value
    const { body } = await send(file(seriesColumns.map((one) => cells[one]).join(',')))
    expect(body.faults).toHaveLength(1)
    expect(body.faults[0]).toMatchObject({ line: 2, column, given: value, ...expected })
  })

  it.each([
    ['', [{ line: 0, fault: 'empty' }]],
    [header, [{ line: 0, fault: 'empty' }]],
    [Buffer.from('PK\u0003\u0004'), [{ line: 0, fault: 'binary' }]],
    [
      'nome;cor\nx;y',
      [
        { fault: 'columnUnknown', given: 'cor' },
        { fault: 'columnMissing', column: 'weekdays' },
      ],
    ],
    [file('a,b,c,d,e,f,g,h,i,j,k,l,m,n,o'), [{ line: 2, fault: 'wide' }]],
    [file(...Array.from({ length: 201 }, () => 'x')), [{ line: 202, fault: 'tooMany', known: ['200'] }]],
  ])('that is none is refused: %j', async (text, faults) => {
    const { status, body } = await send(text)
    expect(status).toBe(200)
    expect(body.written).toBe(false)
    expect(body.faults.slice(0, faults.length)).toMatchObject(faults)
  })

  it('that makes more classes than one transaction may write is refused with the line that has one more', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => daily(`Talk ${index}`))
    const before = await countIn()
    const { body } = await send(file(...lines))
    expect(body).toMatchObject({ written: false, series: 27 })
    expect(body.faults).toMatchObject([{ line: 29, fault: 'tooManyClasses', known: ['10000'] }])
    expect(await countIn()).toBe(before)
  })

  it('of another unit is not found', async () => {
    expect((await send(file(good()), { unity_id: 1 })).status).toBe(404)
    expect((await context.maker.get('/class_series/export?unity_id=1')).status).toBe(404)
    expect((await send(file(good()), { token: context.teacher.token })).status).toBe(403)
  })
})

it.each([
  ['seg, qua e sex', [1, 3, 5]],
  ['Terça-feira/Sábado', [2, 6]],
  ['0 6', [0, 6]],
  ['Sunday;thurs', [0, 4]],
])('the days %s are understood', (text, days) => expect(readWeekdays(text)).toEqual(days))

it.each([
  ['9:05', '09:05'],
  ['19h', '19:00'],
  ['19H30', '19:30'],
  ['08:00:00', '08:00'],
  ['1900', undefined],
])('the time %s is understood as %s', (text, time) => expect(readTime(text)).toBe(time))

const hour = (index: number) => `${String(8 + 2 * index).padStart(2, '0')}:30`

/** Any name, also one that a spreadsheet would run as a formula. */
const anyName = fc
  .tuple(fc.constantFrom('', '=', "'=", "''=", '-', '@', '+'), fc.string({ minLength: 1, maxLength: 20 }))
  .map(([start, rest]) => `${start}${rest.normalize('NFC').replaceAll(/\p{C}/gu, '')}`.trim())
  .filter((name) => name !== '')

it('what was written is read in again as it was, and a spreadsheet runs nothing of it', async () => {
  let rounds = 0
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({
          name: anyName,
          online: fc.boolean(),
          weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
          minutes: fc.integer({ min: 5, max: 60 }),
          every_weeks: fc.integer({ min: 1, max: 4 }),
          chapter_from_id: fc.constantFrom(null, 1, 2),
        }),
        { minLength: 1, maxLength: 4, selector: ({ name }) => name },
      ),
      async (wanted) => {
        rounds += 1
        const [from, to] = [await addUnity(context.db, 'America/Recife'), await addUnity(context.db, 'America/Recife')]
        const teacher = await planner(context, { unity_id: from }, null)
        await context.db.insert(user_unities).values({ user_id: teacher.user.id, unity_id: to })
        for (const [index, one] of wanted.entries()) {
          const more: Partial<SeriesForm> = { ...one, teacher_id: teacher.user.id, start_time: hour(index) }
          const { status, body } = await context.admin.post('/class_series', seriesForm({ unity_id: from, ...more }))
          expect([status, body]).toMatchObject([200, { name: one.name }])
        }
        const text = await load(from)
        expect(
          text
            .slice(1)
            .split('\r\n')
            .filter((line) => /^"?[=+@]/.test(line)),
        ).toEqual([])
        const fields = async (unity_id: number) =>
          (
            await context.db
              .select()
              .from(class_series)
              .where(eq(class_series.unity_id, unity_id))
              .orderBy(class_series.start_time)
          ).map(({ id: _id, unity_id: _unit, version: _v, updated_at: _at, ...rest }) => rest)
        const before = await fields(from)
        await context.db.delete(classes).where(eq(classes.unity_id, from))
        expect((await send(text, { unity_id: to, token: context.admin.token })).body).toMatchObject({
          written: true,
          faults: [],
        })
        expect(await fields(to)).toEqual(before)
      },
    ),
    { numRuns: 12 },
  )
  expect(rounds).toBeGreaterThan(0)
})
