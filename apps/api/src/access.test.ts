import {
  apiBase,
  calls,
  lifecycleCalls,
  fileCalls,
  managed,
  managedCalls,
  type Call,
  type ManagedEntity,
} from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from './testing/test-server.ts'
import {
  administrators,
  byPermission,
  compareRoutes,
  editors,
  everybody,
  everyone,
  requestAs,
  routeList,
  signedIn,
  signInEverybody,
  students,
  teachers,
  type Row,
} from './testing/access-matrix.ts'
import { correctionRows } from './testing/correction-access.ts'
import { learnerRows } from './testing/learner-access.ts'
import { messageRows } from './testing/message-access.ts'
import { passkeyRows } from './testing/passkey-access.ts'
import { storeRows } from './testing/store-access.ts'
import { timetableRows } from './testing/timetable-access.ts'
import { uploadRows } from './testing/upload-access.ts'
import { workRows } from './testing/work-access.ts'

const definitions: ManagedEntity[] = Object.values(managed)
const managing: Call[] = definitions.flatMap((entity) => [
  ...Object.values(managedCalls(entity)),
  ...Object.values(lifecycleCalls(entity)),
  ...Object.keys(entity.files).flatMap((place): Call[] => Object.values(fileCalls(entity, place))),
])
const managedRows = Object.fromEntries(
  managing.map(({ method, path, permission }) => [
    `${method} ${apiBase}${path}`,
    byPermission[permission] ?? everybody,
  ]),
)

/** The expected access by route. A new route fails the first test until it has a row here. */
const matrix: Record<string, Row> = {
  ...managedRows,
  ...passkeyRows,
  ...uploadRows,
  ...workRows,
  'GET /healthz': everybody,
  'GET /readyz': everybody,
  // Only in the demonstration: areas/outbox/outbox.test.ts.
  'GET /outbox': everybody,
  // Reports of browsers: areas/csp-reports/csp-reports.test.ts.
  'POST /csp-reports': everybody,
  // Likewise: areas/classroom/classroom.test.ts.
  'GET /classroom/:name': everybody,
  'GET /api/v1/openapi.json': everybody,
  // Authorized by its signature: areas/files/files.test.ts.
  'GET /api/v1/files/*': everybody,
  'POST /api/v1/session': everybody,
  'POST /api/v1/session/logout': signedIn,
  'POST /api/v1/session/logout_others': signedIn,
  'POST /api/v1/session/forgot_password': everybody,
  'POST /api/v1/session/change_password_token': everybody,
  'POST /api/v1/session/change_unity': signedIn,
  'POST /api/v1/session/change_code': everybody,
  'POST /api/v1/session/change_code_token': everybody,
  'POST /api/v1/register/valide': everybody,
  'POST /api/v1/register': everybody,
  'GET /api/v1/me': signedIn,
  'GET /api/v1/me/events': signedIn,
  'GET /api/v1/me/next': signedIn,
  'GET /api/v1/course/tree': editors,
  'POST /api/v1/course/steps': editors,
  'POST /api/v1/course/impact': editors,
  'GET /api/v1/chapters/:id/check': editors,
  'POST /api/v1/course/paste': editors,
  'GET /api/v1/me/unities': signedIn,
  'GET /api/v1/unities': teachers,
  'GET /api/v1/me/profile': signedIn,
  'PUT /api/v1/me/profile': signedIn,
  'POST /api/v1/me/avatar': signedIn,
  'DELETE /api/v1/me/avatar': signedIn,
  'POST /api/v1/report_error': signedIn,
  'GET /api/v1/report_error': administrators,
  'GET /api/v1/me/dashboard': signedIn,
  'GET /api/v1/me/todo': signedIn,
  'GET /api/v1/me/tests': { ...signedIn, teacher: 'out' },
  'GET /api/v1/me/dollars': signedIn,
  'GET /api/v1/me/tribe': students,
  'GET /api/v1/me/my_classes': students,
  'GET /api/v1/schedules': students,
  'PUT /api/v1/schedules/:id': students,
  'DELETE /api/v1/schedules/:id': students,
  'PUT /api/v1/schedules/:id/waiting': students,
  'GET /api/v1/schedules/:id/calendar': students,
  'GET /api/v1/me/calendar': students,
  'POST /api/v1/me/calendar': students,
  // Authorized by its signature: areas/schedules/calendars.test.ts.
  'GET /api/v1/calendars/:token': everybody,
  'GET /api/v1/meetings': students,
  'GET /api/v1/meetings/:id/status': students,
  'GET /api/v1/me/meetings': teachers,
  'PUT /api/v1/meetings/:id/presence': teachers,
  'PUT /api/v1/meetings/:id/link': teachers,
  'GET /api/v1/meetings/:id/students': teachers,
  'PUT /api/v1/meetings/:id/students/:user_id': teachers,
  'GET /api/v1/news': signedIn,
  'GET /api/v1/news/tags': signedIn,
  'GET /api/v1/news/:id': signedIn,
  'GET /api/v1/tribes': students,
  'GET /api/v1/tribes/all': students,
  'GET /api/v1/tribes/seasons': students,
  'GET /api/v1/me/speakings': signedIn,
  'GET /api/v1/speaking_books/:id': signedIn,
  'GET /api/v1/speaking_chapters/:id/content': signedIn,
  'GET /api/v1/speaking_chapters/:id/image': signedIn,
  'GET /api/v1/books/:id/archives': signedIn,
  'GET /api/v1/archives/:id/download': signedIn,
  ...correctionRows,
  ...learnerRows,
  ...messageRows,
  ...storeRows,
  ...timetableRows,
  'GET /api/v1/partners': signedIn,
  'GET /api/v1/partners/:id': signedIn,
  'GET /api/v1/segments': signedIn,
  'GET /api/v1/people': administrators,
  'GET /api/v1/people/tribes': administrators,
  'GET /api/v1/people/:id': administrators,
  'PUT /api/v1/people/:id': administrators,
  'PUT /api/v1/people/:id/duties': administrators,
  'POST /api/v1/people/:id/disable': administrators,
  'POST /api/v1/segments/:id/replace': editors,
  'POST /api/v1/people/:id/enable': administrators,
  'POST /api/v1/people/enrol': administrators,
  'POST /api/v1/people/welcome': administrators,
  'GET /api/v1/session/notifications': signedIn,
  'PUT /api/v1/session/notifications/read': signedIn,
  'PUT /api/v1/notifications/:id/read': signedIn,
  'GET /api/v1/me/books': signedIn,
  'GET /api/v1/books/:id/chapters': signedIn,
  'GET /api/v1/chapters/:id': signedIn,
  'PUT /api/v1/chapters/:id': signedIn,
  'GET /api/v1/chapters/:id/topics': signedIn,
  'GET /api/v1/chapters/:id/content': signedIn,
  'GET /api/v1/chapters/:id/exercises': signedIn,
  'POST /api/v1/chapters/:id/exercises': signedIn,
  'POST /api/v1/chapters/:id/exercises_finish': signedIn,
  'POST /api/v1/chapters/:id/exercises_reveal': signedIn,
  'GET /api/v1/tests/:id/info': signedIn,
  'POST /api/v1/tests/:id/start': signedIn,
  'GET /api/v1/tests/:id/exercises': signedIn,
  'POST /api/v1/tests/:id/finish': signedIn,
  'PUT /api/v1/tests/:id/flags': signedIn,
  'GET /api/v1/exercises/:id/attempts': editors,
  'POST /api/v1/exercises/import': editors,
  'GET /api/v1/exercises/export': editors,
  'POST /api/v1/exercises/try': editors,
  'POST /api/v1/config_tests/:id/send': teachers,
  'GET /api/v1/tests': teachers,
  'GET /api/v1/tests/export': teachers,
  'GET /api/v1/config_tests/:id/report': teachers,
  'POST /api/v1/tests/:id/reopen': teachers,
  'POST /api/v1/tests/:id/extend': teachers,
  'POST /api/v1/config_tests/:id/give_back': teachers,
  'POST /api/v1/config_tests/:id/receivers': teachers,
  'GET /api/v1/config_tests/:id/sendings': teachers,
  'GET /api/v1/sendings/:id': teachers,
  'POST /api/v1/sendings/:id/recall': teachers,
  'GET /api/v1/audiences': teachers,
  'GET /api/v1/audiences/students': teachers,
  'GET /api/v1/exercise_bank': teachers,
  'GET /api/v1/exercise_bank/draw': teachers,
  'GET /api/v1/exercise_bank/places': teachers,
  'GET /api/v1/exercise_bank/chosen': teachers,
  'GET /api/v1/exercise_bank/shown': teachers,
  'PUT /api/v1/tests/:id/answer_alternatives': signedIn,
  'PUT /api/v1/tests/:id/answer_open': signedIn,
  'PUT /api/v1/tests/:id/answer_options': signedIn,
  'PUT /api/v1/tests/:id/second_version': signedIn,
  'POST /api/v1/tests/:id/objections': signedIn,
  'DELETE /api/v1/tests/:id/objections/:exercise_id': signedIn,
  'GET /api/v1/exercises/:id/right_answers': editors,
  'DELETE /api/v1/exercises/:id/right_answers/:gist': editors,
}

const { routes, onRoute } = routeList()
let context: TestServer
let tokens: Awaited<ReturnType<typeof signInEverybody>>
beforeAll(async () => {
  context = await createTestServer({ onRoute })
  tokens = await signInEverybody(context)
})
afterAll(() => context.close())

it('the matrix has a row for every route, and no other', () => {
  expect(compareRoutes(routes, matrix)).toEqual({ withoutRow: [], withoutRoute: [] })
})

it('a route that is added without a row, or without a permission, is found', async () => {
  const careless = routeList()
  const larger = await createTestServer({
    onRoute(route) {
      careless.onRoute(route)
      if (route.method === 'GET' && route.url === '/healthz')
        this.get(`${apiBase}/everybodys_secrets`, async () => ['secret'])
    },
  })
  const route = `GET ${apiBase}/everybodys_secrets`
  const found = compareRoutes(careless.routes, matrix)
  const open = await requestAs(larger.server, route, '')
  await larger.close()
  expect(found).toEqual({ withoutRow: [route], withoutRoute: [] })
  expect(open.passes).not.toBe(signedIn.anonymous)
})

it('a row that outlives its route is found', () => {
  const known = new Set(Object.keys(matrix).filter((route) => route !== 'GET /api/v1/me'))
  expect(compareRoutes(known, matrix)).toEqual({ withoutRow: [], withoutRoute: ['GET /api/v1/me'] })
})

it('every call of the contract is served, and described', async () => {
  const { body } = await context.call('GET', '/openapi.json')
  for (const call of Object.values<Call>(calls)) {
    const path = `${apiBase}${call.path.replaceAll(/:(\w+)/g, '{$1}')}`
    const operation = body.paths[path]?.[call.method.toLowerCase()]
    expect(operation).toMatchObject({ summary: call.summary })
    expect(Boolean(operation.requestBody)).toBe(Boolean(call.body ?? call.upload))
  }
})

describe.each(Object.entries(matrix))('%s', (route, row) => {
  it.each(everyone.map((who) => [row[who], who] as const))(`lets %s: %s`, async (passes, who) => {
    const answer = await requestAs(context.server, route, tokens[who])
    expect(answer.passes).toBe(passes)
    expect(answer.statusCode).toBeLessThan(500)
    // Logging out ends the session that the next route needs.
    if (route.endsWith('/logout')) tokens = await signInEverybody(context)
  })
})
