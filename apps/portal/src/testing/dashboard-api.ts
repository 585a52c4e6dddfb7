import { FakeApi } from './fake-api.ts'
import { stepOf } from './next-step.ts'
import { signedInAs, userOf } from './open-page.tsx'

export const tribeCall = 'GET /me/tribe'
export const classesCall = 'GET /me/my_classes'
export const newsCall = 'GET /news?page=1&size=2'
export const testsCall = 'GET /session/notifications?page=1&size=5&unread=true'
export const ledgerCall = (page: number) => `GET /me/dollars?page=${page}&size=8`

export const pageOf = (content: unknown[], meta: object = {}) => ({
  content,
  meta: { page: 1, size: 5, total: content.length, ...meta },
})

export const testNote = (id: number, title: string) => ({
  _id: id,
  read: false,
  notification_type: 'TEST_AVALIABLE',
  params: { user_test_id: id, exercise_id: null, topic: null, chapter_id: null },
  title,
  message: null,
  created_at: '2026-03-02T12:00:00Z',
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

/** A fake API with a response for every call of the dashboard. */
export const fullApi = () =>
  new FakeApi()
    .on(tribeCall, { id: 2, name: 'Oak', fortune: 1450 })
    .on(classesCall, { content: [lesson] })
    .on(testsCall, pageOf([testNote(1, 'Test of chapter 3')]))
    .on('GET /me/next', stepOf())
    .on(newsCall, pageOf([article(5, 'Open house'), article(4, 'New library')]))

/** Signs in a user as the server sends one, with some fields replaced. */
export function signedInWith(changes: object, profile: Parameters<typeof userOf>[0] = 'STUDENT'): void {
  signedInAs(profile)
  localStorage.setItem('the-house.user', JSON.stringify({ ...userOf(profile), ...changes }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

export const tribe = { id: 2, name: 'Oak' }
