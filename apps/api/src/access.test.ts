import { apiBase, calls, type Call } from '@the-house/domain'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestHouse, type TestHouse } from './testing/house.ts'

const everyone = ['anonymous', 'student', 'autodidact', 'teacher', 'admin'] as const
type Who = (typeof everyone)[number]
type Row = Record<Who, 'in' | 'out'>

const everybody: Row = { anonymous: 'in', student: 'in', autodidact: 'in', teacher: 'in', admin: 'in' }
const signedIn: Row = { ...everybody, anonymous: 'out' }

/** Who may pass which route. A new route fails the first test until it has a row here. */
const matrix: Record<string, Row> = {
  'GET /healthz': everybody,
  'GET /readyz': everybody,
  'GET /api/v1/openapi.json': everybody,
  // By its signature: areas/files/files.test.ts.
  'GET /api/v1/files/*': everybody,
  'POST /api/v1/session': everybody,
  'POST /api/v1/session/logout': signedIn,
  'GET /api/v1/me': signedIn,
  'GET /api/v1/me/books': signedIn,
  'GET /api/v1/books/:id/chapters': signedIn,
  'GET /api/v1/chapters/:id': signedIn,
  'PUT /api/v1/chapters/:id': signedIn,
  'GET /api/v1/chapters/:id/topics': signedIn,
  'GET /api/v1/chapters/:id/content': signedIn,
  'GET /api/v1/chapters/:id/exercises': signedIn,
  'POST /api/v1/chapters/:id/exercises': signedIn,
  'POST /api/v1/chapters/:id/exercises_finish': signedIn,
  'PUT /api/v1/tests/:id/answer_alternatives': signedIn,
  'PUT /api/v1/tests/:id/answer_open': signedIn,
  'PUT /api/v1/tests/:id/answer_options': signedIn,
}

const routes = new Set<string>()
function onRoute({ method, url }: RouteOptions) {
  for (const verb of [method].flat()) if (verb !== 'HEAD' && verb !== 'OPTIONS') routes.add(`${verb} ${url}`)
}

async function signInEverybody(): Promise<Record<Who, string>> {
  const [student, autodidact, teacher, admin] = await Promise.all([
    house.arrive(),
    house.arrive({ profile: 'AUTODIDACT' }),
    house.arrive({ profile: 'TEACHER' }),
    house.arrive({ admin: true }),
  ])
  return {
    anonymous: '',
    student: student.token,
    autodidact: autodidact.token,
    teacher: teacher.token,
    admin: admin.token,
  }
}

let house: TestHouse
let tokens: Record<Who, string>
beforeAll(async () => {
  house = await openTestHouse({ onRoute })
  tokens = await signInEverybody()
})
afterAll(() => house.close())

it('the matrix has a row for every route, and no other', () => {
  expect(Array.from(routes).toSorted()).toEqual(Object.keys(matrix).toSorted())
})

it('every call of the contract is served, and described', async () => {
  const { body } = await house.call('GET', '/openapi.json')
  for (const call of Object.values<Call>(calls)) {
    const path = `${apiBase}${call.path.replaceAll(/:(\w+)/g, '{$1}')}`
    const operation = body.paths[path]?.[call.method.toLowerCase()]
    expect(operation).toMatchObject({ summary: call.summary })
    expect(Boolean(operation.requestBody)).toBe(Boolean(call.body))
  }
})

describe.each(Object.entries(matrix))('%s', (route, row) => {
  it.each(everyone.map((who) => [row[who], who] as const))(`lets %s: %s`, async (passes, who) => {
    const [verb, path = ''] = route.split(' ')
    const token = tokens[who]
    const { statusCode } = await house.server.inject({
      method: verb === 'POST' || verb === 'PUT' ? verb : 'GET',
      url: path.replace(':id', '1'),
      headers: token ? { authorization: token } : {},
    })
    // What lies behind the gate may still refuse an empty request.
    const refused = statusCode === 401 || statusCode === 403
    expect(refused ? 'out' : 'in').toBe(passes)
    expect(statusCode).toBeLessThan(500)
    // Signing out ends the session that the next route needs.
    if (path.endsWith('/logout')) tokens = await signInEverybody()
  })
})
