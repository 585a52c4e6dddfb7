import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith, testsToDo, todoCall, todoOf } from '../../testing/dashboard-api.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage } from '../../testing/open-page.tsx'

const one = <T,>(entry: T, total = 1) => ({ content: [entry], total })
const place = { test_id: 40, exercise_id: 5, topic_id: 12, chapter_id: 3, title: 'Your door' }
const correction = { kind: 'CORRECTION', notification_id: 9, ...place }
const lesson = {
  kind: 'CLASS',
  id: 6,
  name: 'Conversation',
  room: 'Kitchen',
  start_date: '2026-03-02T17:00:00Z',
  end_date: '2026-03-02T18:00:00Z',
}

let school: FakeApi
beforeEach(() => {
  signedInWith({})
  school = new FakeApi().on('GET /me/books', { content: [] }).open()
})

/** The links of the strip with their targets. */
async function openStrip(todo: object) {
  school.on(todoCall, todo)
  await openPage('/the-magic-formula/books')
  const strip = await screen.findByRole('region', { name: 'Waiting for you' })
  return within(strip)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

it('is not there where nothing waits', async () => {
  school.on(todoCall, todoOf())
  await openPage('/the-magic-formula/books')
  await screen.findByText('No book is open to you yet')
  await waitFor(() => expect(school.count(todoCall)).not.toBe(0))
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull()
})

it('is not there where it could not be loaded, and the books are', async () => {
  school.refuse(todoCall, 500)
  await openPage('/the-magic-formula/books')
  expect(await screen.findByText('No book is open to you yet')).toBeDefined()
  await waitFor(() => expect(school.count(todoCall)).not.toBe(0))
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('holds the books back for a second at most', async () => {
  school.fault(todoCall, 'hangs')
  await openPage('/the-magic-formula/books')
  expect(screen.queryByText('No book is open to you yet')).toBeNull()
  expect(await screen.findByText('No book is open to you yet')).toBeDefined()
})

it('names each kind with one entry, and leads to it', async () => {
  const todo = todoOf({
    tests: testsToDo({ id: 8, name: 'Doors' }),
    corrections: one(correction),
    second_versions: one({ ...place, kind: 'SECOND_VERSION', test_id: 41, topic_id: null, chapter_id: null }),
    classes: one(lesson),
  })
  expect(await openStrip(todo)).toEqual([
    ['Test: Doors', '/test/8'],
    ['Class: Conversation, Monday 14:00', '/schedules?day=2026-03-02'],
    ['Corrected: Your door', '/the-magic-formula/chapter/3/e/topic/12?attempt=40&exercise=5'],
    ['Write again: Your door', '/test/41?exercise=5'],
  ])
})

it('counts each kind with several entries, and leads to all of them', async () => {
  const todo = todoOf({
    tests: testsToDo({}, {}),
    corrections: one(correction, 3),
    second_versions: one({ ...place, kind: 'SECOND_VERSION' }, 2),
  })
  expect(await openStrip(todo)).toEqual([
    ['2 tests', '/tests'],
    ['3 corrections', '/notifications?unread=true'],
    ['2 texts to write again', '/the-magic-formula/chapter/3/e/topic/12?attempt=40&exercise=5'],
  ])
})

it('leads a teacher to the class and to the queues', async () => {
  signedInWith({}, 'TEACHER')
  const oldest_at = '2026-03-01T12:00:00Z'
  const queues = [
    { kind: 'CORRECTIONS', count: 2, oldest_at },
    { kind: 'TEST_CORRECTIONS', count: 1, oldest_at },
    { kind: 'OBJECTIONS', count: 1, oldest_at },
  ]
  expect(await openStrip(todoOf({ classes: one({ ...lesson, kind: 'TAUGHT_CLASS' }), queues }))).toEqual([
    ['Class: Conversation, Monday 14:00', '/meets'],
    ['2 exercises to correct', '/admin/correct-exercises'],
    ['1 test text to correct', '/admin/correct-exercises-tests'],
    ['1 objection to decide', '/admin/objections'],
  ])
})

it('has a correction no longer once its link is followed', async () => {
  let read = false
  school
    .on('PUT /notifications/9/read', () => {
      read = true
      return { status: 204 }
    })
    .on(todoCall, () => ({ body: read ? todoOf() : todoOf({ corrections: one(correction) }) }))
  await openPage('/the-magic-formula/books')
  await userEvent.click(await screen.findByRole('link', { name: 'Corrected: Your door' }))
  await waitFor(() => expect(location.pathname).toBe('/the-magic-formula/chapter/3/e/topic/12'))
  await waitFor(() => expect(read).toBe(true))
  await act(async () => history.pushState(null, '', '/the-magic-formula/books'))
  expect(await screen.findByText('No book is open to you yet')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull())
})
