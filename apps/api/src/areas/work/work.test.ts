import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duties, orders, store_categories, store_products } from '../../db/schema/index.ts'
import { openUnit, submitText } from '../../testing/corrected.ts'
import { administrator } from '../../testing/managed.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { corrected } from '../../testing/rewritten.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { examine } from '../../testing/timed.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

const [hour, day] = [3_600_000, 86_400_000]
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const workOf = async (visitor: Visitor): Promise<Json> => {
  const { status, body } = await visitor.get('/me/work')
  expect(status).toBe(200)
  return body
}
const itemOf = async (visitor: Visitor, kind: string): Promise<Json> =>
  (await workOf(visitor)).items.find((item: Json) => item.kind === kind)
/** How many the list has that a number leads to. */
const totalOf = async (visitor: Visitor, path: string): Promise<number> => (await visitor.get(path)).body.meta.total
/** A unit in which nothing waits, with its teacher and a student. */
const newUnit = async () => {
  const { arrive, ...unit } = await openUnit(context)
  return { ...unit, student: await arrive() }
}
const ago = (ms: number) => new Date(context.clock().getTime() - ms)

describe('what waits for a teacher', () => {
  it('is nothing in a unit in which nothing waits, and nothing of the administration', async () => {
    const { teacher } = await newUnit()
    expect(await workOf(teacher)).toEqual({
      server_time: context.clock().toISOString(),
      items: [],
      classes: [],
      running: [],
      steps: [],
      storage: null,
    })
  })

  it('is texts by their age, each kind with its list, of the own units alone', async () => {
    const { teacher, student } = await newUnit()
    const other = await newUnit()
    await submitText(context, student)
    context.wait(2 * day)
    await submitText(context, await context.arrive({ unity_id: student.user.unity_id }))
    expect(await itemOf(teacher, 'CORRECTIONS')).toEqual({
      kind: 'CORRECTIONS',
      count: 2,
      oldest_at: ago(2 * day).toISOString(),
      href: '/admin/correct-exercises?second=false',
      ages: [1, 1, 0, 0],
    })
    expect((await workOf(other.teacher)).items).toEqual([])
  })

  it('is second versions apart from first ones', async () => {
    const { teacher, student } = await newUnit()
    const { send } = await corrected(context, student, teacher)
    expect(await itemOf(teacher, 'SECOND_VERSIONS')).toBeUndefined()
    await send('Better.')
    expect(await itemOf(teacher, 'SECOND_VERSIONS')).toMatchObject({ count: 1, ages: [1, 0, 0, 0] })
    expect(await itemOf(teacher, 'CORRECTIONS')).toBeUndefined()
    await submitText(context, await context.arrive({ unity_id: student.user.unity_id }))
    expect(await totalOf(teacher, '/corrections?queue=PRACTICE&second=true')).toBe(1)
    expect(await totalOf(teacher, '/corrections?queue=PRACTICE&second=false')).toBe(1)
    expect(await totalOf(teacher, '/corrections?queue=PRACTICE')).toBe(2)
  })

  it('is the articles that are not published, as many as their list has', async () => {
    const { teacher } = await newUnit()
    const count = (await itemOf(teacher, 'DRAFTS'))?.count ?? 0
    await (await administrator(context)).make('articles', { published: false })
    expect(await itemOf(teacher, 'DRAFTS')).toMatchObject({ count: count + 1 })
    expect(await totalOf(teacher, '/articles?published=false')).toBe(count + 1)
  })

  it('is the tests that run now, with the time left, until they are over', async () => {
    const { visitor, test } = await examine(context)
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const { body } = await test.start()
    const { running } = await workOf(teacher)
    expect(running).toContainEqual({
      id: test.id,
      name: 'The check',
      student: { id: visitor.user.id, name: visitor.user.name },
      end_at: body.end_at,
    })
    expect(await itemOf(teacher, 'RUNNING_TESTS')).toMatchObject({ count: running.length })
    context.wait(11 * 60_000)
    const ids = (await workOf(teacher)).running.map(({ id }: Json) => id)
    expect(ids).not.toContain(test.id)
  })

  it('is the attendance of classes of the last week, until all of it is recorded', async () => {
    const { teacher, student } = await newUnit()
    const { unity_id } = student.user
    const offered = { unity_id, teacher_id: teacher.user.id, students: [student.user.id] }
    await addClass(context.db, { ...offered, start: ago(8 * day).toISOString() })
    await addClass(context.db, { ...offered, start: ago(3 * day).toISOString(), students: [] })
    const id = await addClass(context.db, { ...offered, start: ago(2 * day).toISOString() })
    expect(await itemOf(teacher, 'ATTENDANCE')).toMatchObject({
      count: 1,
      oldest_at: ago(2 * day - hour).toISOString(),
    })
    await teacher.put(`/meetings/${id}/presence`, { user_id: student.user.id, present: false })
    expect(await itemOf(teacher, 'ATTENDANCE')).toBeUndefined()
  })

  it('has today’s own classes with who comes, and the link once one is open', async () => {
    const { teacher, student } = await newUnit()
    const { unity_id } = student.user
    const online = { unity_id, teacher_id: teacher.user.id, short_name: '@TALK', url: 'https://example.com/talk' }
    const start = new Date(context.clock().getTime() + 5 * 60_000).toISOString()
    await addClass(context.db, { ...online, start, name: 'Today', students: [student.user.id] })
    await addClass(context.db, { ...online, start: ago(-2 * day).toISOString(), name: 'Later' })
    expect((await workOf(teacher)).classes).toMatchObject([
      { name: 'Today', status: 'OPEN', url: 'https://example.com/talk', students: [{ name: student.user.name }] },
    ])
  })
})

/** An order of a product, which waits at the desk of the buyer's unit. */
const bought = (who: Visitor, code: string) => ({
  user_id: who.user.id,
  unity_id: who.user.unity_id,
  product_id: 900,
  price: 5,
  code,
  press: code,
  created_at: ago(hour),
})

describe('what waits for who has a duty', () => {
  it('is the orders of the units of the desk alone', async () => {
    const { student } = await newUnit()
    const other = await newUnit()
    const clerk = await context.arrive({ unity_id: student.user.unity_id })
    await context.db.insert(duties).values({ user_id: clerk.user.id, duty: 'DESK' })
    await context.db.insert(store_categories).values({ id: 900, name: 'Paper' })
    await context.db.insert(store_products).values({ id: 900, category_id: 900, name: 'Pencil', price: 5 })
    await context.db.insert(orders).values([bought(student, 'AAA'), bought(other.student, 'BBB')])
    expect(await workOf(clerk)).toMatchObject({ items: [{ kind: 'ORDERS', count: 1 }], classes: [], storage: null })
  })

  it('is refused to a student without any', async () => {
    expect((await (await context.arrive()).get('/me/work')).status).toBe(403)
  })
})

describe('the steps of a founded school', () => {
  it('tick themselves, and are gone once all are done or skipped', async () => {
    const founded = await createTestServer()
    const admin = await founded.arrive({ admin: true, profile: 'TEACHER' })
    const steps = async () => (await workOf(admin)).steps
    expect(await steps()).toEqual([
      { step: 'ADMINISTRATOR', done: true, skipped: false },
      { step: 'UNIT', done: true, skipped: false },
      { step: 'TRIBE', done: true, skipped: false },
      { step: 'PEOPLE', done: false, skipped: false },
      { step: 'BOOK', done: true, skipped: false },
      { step: 'WEEK', done: false, skipped: false },
    ])
    await founded.arrive()
    expect((await steps()).filter(({ done }: Json) => !done)).toMatchObject([{ step: 'WEEK' }])
    await addClass(founded.db, { unity_id: 1, start: '2026-03-20T22:30:00Z' })
    expect(await steps()).toEqual([])
    await founded.close()
  })
})

it('costs as many queries however much waits', async () => {
  const admin = await administrator(context)
  const unity_id = await addUnity(context.db, 'America/Recife')
  const cost = () => countQueries(() => workOf(admin))
  await cost()
  const few = await cost()
  for (let count = 0; count < 5; count += 1) await submitText(context, await context.arrive({ unity_id }))
  expect(await cost()).toBe(few)
})
