import { apiBase, calls, endpoints, previewHeader, type Call, type Endpoint } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, duties, user_unities } from '../../db/schema/index.ts'
import { openUnit } from '../../testing/corrected.ts'
import { keysIn } from '../../testing/keys.ts'
import { routeList } from '../../testing/access-matrix.ts'
import { fillSchool, snapshot } from '../../testing/preview-school.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'

const { routes, onRoute } = routeList()
let context: TestServer
let teacher: Visitor
let stranger: Visitor
let student: Visitor
let paths: Record<string, string>
beforeAll(async () => {
  context = await createTestServer({ onRoute })
  const [unit, other] = [await openUnit(context), await openUnit(context)]
  teacher = unit.teacher
  stranger = other.teacher
  student = await unit.arrive()
  paths = await fillSchool(context, student)
  await teacher.post(begin())
})
afterAll(() => context.close())

const begin = (who: Visitor = student) => `/people/${who.user.id}/previews`
const previewOf = (who: Visitor = student) => ({ [previewHeader]: String(who.user.id) })
const readAs = (by: Visitor, path: string, who: Visitor = student) =>
  context.call('GET', path, { token: by.token, headers: previewOf(who) })

const rows: [string, Call][] = Object.entries(calls)

describe.each(rows.filter(([, call]) => call.previewable))('%s, which is previewable', (name, { path }) => {
  it('answers what the student reads, without a key, and leaves no trace', async () => {
    const address = paths[name] ?? path.replace(':id', '1')
    const request = { method: 'GET' as const, url: `${apiBase}${address}` }
    const headers = { authorization: teacher.token, ...previewOf() }
    const before = await snapshot(context)
    const answer = await context.server.inject({ ...request, headers })
    expect(await snapshot(context)).toEqual(before)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    expect(keysIn(isJson ? JSON.parse(answer.payload) : {})).toEqual([])
  })
})

const previewable = new Set<string>(rows.filter(([, call]) => call.previewable).map(([, { path }]) => path))

it('every other route of the API is refused in a preview, whoever asks, and nothing is written', async () => {
  const refused = Array.from(routes).filter((route) => {
    const [verb, url = ''] = route.split(' ')
    return url.startsWith(apiBase) && !(verb === 'GET' && previewable.has(url.slice(apiBase.length)))
  })
  const others = rows.filter(([, call]) => !call.previewable)
  const named = others.map(([, { method, path }]) => `${method} ${apiBase}${path}`)
  expect(refused).toEqual(expect.arrayContaining(named))
  const before = await snapshot(context)
  for (const route of refused)
    for (const token of [teacher.token, student.token, '']) {
      const [verb, url = ''] = route.split(' ')
      const method = (['POST', 'PUT', 'DELETE'] as const).find((one) => one === verb) ?? 'GET'
      const headers = { ...previewOf(), ...(token && { authorization: token }) }
      const { statusCode, payload } = await context.server.inject({
        method,
        url: url.replaceAll(/:\w+/g, '1'),
        headers,
      })
      expect([route, statusCode, payload]).toEqual([route, 403, JSON.stringify({ token: 'preview.readOnly' })])
    }
  expect(await snapshot(context)).toEqual(before)
})

it('no call but a read is previewable', () => {
  for (const { method, previewable: marked } of Object.values<Endpoint>(endpoints))
    expect(marked && method !== 'GET').toBeFalsy()
})

describe('a preview', () => {
  it('shows the dollars and tests of the student, as the student reads them', async () => {
    for (const path of ['/me/dollars', '/me/todo', '/me/tests', '/chapters/1/topics', '/me/my_classes'])
      expect([path, (await readAs(teacher, path)).body]).toEqual([path, (await student.get(path)).body])
  })

  it('shows the student as the student is, but the e-mail to administrators alone, who read it on the page of the person', async () => {
    const { body: own } = await student.get('/me')
    expect(own.email).toBe(student.user.email)
    const admin = await context.arrive({ admin: true })
    expect((await admin.get(`/people/${student.user.id}`)).body.email).toBe(own.email)
    for (const [by, email] of [
      [admin, own.email],
      [teacher, ''],
    ] as const) {
      expect((await by.post(begin())).body).toEqual({ ...own, email })
      expect((await readAs(by, '/me')).body).toEqual({ ...own, email })
    }
  })

  it('finds nobody whose account is disabled, also once it has begun', async () => {
    const one = await (await openUnit(context)).arrive()
    const admin = await context.arrive({ admin: true })
    await admin.post(begin(one))
    expect((await readAs(admin, '/me', one)).status).toBe(200)
    expect((await admin.post(`/people/${one.user.id}/disable`)).status).toBeLessThan(300)
    expect((await readAs(admin, '/me', one)).status).toBe(404)
    expect((await admin.post(begin(one))).status).toBe(404)
  })

  it('answers the student at its beginning, and is recorded once, with who and when', async () => {
    const fresh = await student.get('/me')
    const { status, body } = await teacher.post(begin())
    expect([status, body]).toEqual([200, { ...fresh.body, email: '' }])
    const own = and(eq(changes.entity, 'previews'), eq(changes.entity_id, student.user.id))
    const count = () => context.db.$count(changes, own)
    const begun = await count()
    await readAs(teacher, '/me')
    expect(await count()).toBe(begun)
    const [row] = await context.db.select().from(changes).where(own)
    expect(row).toMatchObject({ user_id: teacher.user.id, action: 'CREATE', at: context.clock() })
  })

  it('is refused before it has begun, and a day after', async () => {
    const late = await openUnit(context)
    const one = await late.arrive()
    expect((await readAs(late.teacher, '/me', one)).body).toEqual({ token: 'preview.over' })
    await late.teacher.post(begin(one))
    expect((await readAs(late.teacher, '/me', one)).status).toBe(200)
    context.wait(86_400_001)
    expect((await readAs(late.teacher, '/me', one)).body).toEqual({ token: 'preview.over' })
    context.wait(-86_400_001)
  })

  it('finds no student of another unit, nor one who does not exist', async () => {
    expect((await stranger.post(begin())).status).toBe(404)
    expect((await readAs(stranger, '/me')).status).toBe(404)
    for (const id of ['0', '-1', 'x', '999999999', '99999999999', '1,2'])
      expect([
        id,
        (await context.call('GET', '/me', { token: teacher.token, headers: { [previewHeader]: id } })).status,
      ]).toEqual([id, 404])
  })

  it('shows a student of two units in the one that the teacher shares', async () => {
    const both = await (await openUnit(context)).arrive()
    await context.db.insert(user_unities).values({ user_id: both.user.id, unity_id: stranger.user.unity_id })
    const { body } = await stranger.post(begin(both))
    expect(body.unity_id).toBe(stranger.user.unity_id)
  })

  it('is for staff alone', async () => {
    const classmate = await context.arrive({ unity_id: student.user.unity_id })
    expect((await classmate.post(begin())).status).toBe(403)
    expect((await readAs(classmate, '/me')).status).toBe(403)
    expect((await readAs(student, '/me')).status).toBe(403)
    expect((await context.call('GET', '/me', { headers: previewOf() })).status).toBe(401)
  })

  it('shows no one who works for the school', async () => {
    const unity_id = teacher.user.unity_id
    const admin = await context.arrive({ unity_id, admin: true })
    const clerk = await context.arrive({ unity_id })
    await context.db.insert(duties).values({ user_id: clerk.user.id, duty: 'DESK' })
    for (const one of [admin, clerk, teacher]) {
      expect((await teacher.post(begin(one))).body).toEqual({ token: 'preview.learnersOnly' })
      expect((await readAs(admin, '/me', one)).body).toEqual({ token: 'preview.learnersOnly' })
    }
  })
})
