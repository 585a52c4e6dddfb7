import type { Todo, TodoTest } from '@the-house/domain'
import { FakeApi, type Reply } from './fake-api.ts'
import { stepOf } from './next-step.ts'
import { signedInAs, userOf } from './open-page.tsx'

export const tribeCall = 'GET /me/tribe'
export const classesCall = 'GET /me/my_classes'
export const newsCall = 'GET /news?page=1&size=2'
export const todoCall = 'GET /me/todo'
export const ledgerCall = (page: number) => `GET /me/dollars?page=${page}&size=8`

export const pageOf = (content: unknown[], meta: object = {}) => ({
  content,
  meta: { page: 1, size: 5, total: content.length, ...meta },
})

const none = { content: [], total: 0 }

/** What waits for a user, as the server sends it: nothing but what is given. */
export const todoOf = (given: Partial<Record<keyof Todo, unknown>> = {}) => ({
  server_time: '2026-03-02T12:00:00Z',
  tests: none,
  corrections: none,
  second_versions: none,
  classes: none,
  queues: [],
  test_notices: [],
  ...given,
})

/** Tests that wait, as a part of the to-do. */
export const testsToDo = (...tests: Partial<TodoTest>[]) => ({
  content: tests.map((test, index) => ({
    kind: 'TEST',
    id: index + 1,
    name: `Test ${index + 1}`,
    status: 'PENDING',
    minutes: 20,
    opens_at: null,
    closes_at: null,
    end_at: null,
    ...test,
  })),
  total: tests.length,
})

export const article = (id: number, title: string) => ({
  id,
  title,
  short_description: 'Every room is open.',
  created_at: '2026-03-15T01:30:00Z',
  author: { name: 'Laura Reed' },
  image: null,
  tags: [],
})

export const lesson = {
  id: 1,
  name: 'Conversation B1',
  room: 'Kitchen',
  teacher: 'Laura Reed',
  // Sunday evening in São Paulo, Monday in UTC.
  start_date: '2026-03-02T01:30:00Z',
  end_date: '2026-03-02T02:30:00Z',
}

export const dashboardCall = 'GET /me/dashboard'

/** The calls that read the parts of the dashboard one by one. */
const partCalls = { next: 'GET /me/next', todo: todoCall, tribe: tribeCall, classes: classesCall, news: newsCall }
const listed = new Set(['classes', 'news'])

/** The dashboard as its parts are defined: one that is refused is null. */
async function dashboardFrom(api: FakeApi): Promise<Reply> {
  const parts = Object.entries(partCalls).map(async ([part, call]) => {
    const { status = 200, body } = await api.replyOf(call)
    if (status !== 200) return [part, null]
    return [part, listed.has(part) ? Reflect.get(Object(body), 'content') : body]
  })
  return { body: Object.fromEntries(await Promise.all(parts)) }
}

/** A fake API with a response for every part of the dashboard. */
export function fullApi(): FakeApi {
  const api = new FakeApi()
  return api
    .on(dashboardCall, () => dashboardFrom(api))
    .on(tribeCall, { id: 2, name: 'Oak', symbol: 'ivy', color: 'leaf', fortune: 1450 })
    .on(classesCall, { content: [lesson] })
    .on('GET /me/next', stepOf())
    .on(todoCall, todoOf({ tests: testsToDo({ name: 'Test of chapter 3' }) }))
    .on(newsCall, pageOf([article(5, 'Open house'), article(4, 'New library')]))
}

/** Signs in a user as the server sends one, with some fields replaced. */
export function signedInWith(changes: object, profile: Parameters<typeof userOf>[0] = 'STUDENT'): void {
  signedInAs(profile)
  localStorage.setItem('the-house.user', JSON.stringify({ ...userOf(profile), ...changes }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

export const tribe = { id: 2, name: 'Oak' }
