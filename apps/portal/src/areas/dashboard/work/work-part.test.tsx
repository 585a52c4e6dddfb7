import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foundingSteps } from '@the-house/domain'
import { beforeEach, expect, it } from 'vitest'
import { fullApi, signedInWith } from '../../../testing/dashboard-api.ts'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedOut } from '../../../testing/open-page.tsx'

const workCall = 'GET /me/work'
const item = (kind: string, count: number, more: object = {}) => ({
  kind,
  count,
  oldest_at: null,
  href: '/admin/correct-exercises',
  ages: null,
  ...more,
})
const workOf = (given: object = {}) => ({
  server_time: '2026-03-02T12:00:00Z',
  items: [],
  classes: [],
  running: [],
  steps: [],
  storage: null,
  ...given,
})
const lesson = {
  id: 6,
  name: 'Small talk',
  teacher: 'Laura Reed',
  data: '2026-03-02T12:00:00Z',
  end_date: '2026-03-02T13:00:00Z',
  room: 'Blue room',
  status: 'OPEN',
  url: 'https://example.com/talk',
  students: [
    { id: 1, name: 'Ana Lima', present: null },
    { id: 2, name: 'Rui Dias', present: null },
  ],
}

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInWith({}, 'TEACHER')
  school = fullApi().open()
})

it('is not asked for by a student', async () => {
  signedInWith({}, 'STUDENT')
  await openPage('/dashboard')
  await screen.findByRole('heading', { name: 'Chapter 3' })
  expect(school.count(workCall)).toBe(0)
  expect(screen.queryByText('Your own course')).toBeNull()
})

it('says what waits, since when, and leads to each list; the own course is below', async () => {
  const waiting = [
    item('CORRECTIONS', 13, { oldest_at: '2026-02-27T10:00:00Z', ages: [5, 6, 2, 0] }),
    item('OBJECTIONS', 1, { href: '/admin/objections' }),
  ]
  school.on(workCall, workOf({ items: waiting }))
  await openPage('/dashboard')
  const part = await screen.findByRole('region', { name: 'What waits' })
  const link = await within(part).findByRole('link', { name: '13 texts to correct' })
  expect(link.getAttribute('href')).toBe('/admin/correct-exercises')
  expect(within(part).getByText('The oldest: 3 days ago')).toBeDefined()
  expect(within(part).getByText('5 since today · 6 for up to 3 days · 2 for up to a week')).toBeDefined()
  expect(within(part).getByRole('link', { name: '1 objection' }).getAttribute('href')).toBe('/admin/objections')
  expect(screen.getByRole('heading', { name: 'Your own course' })).toBeDefined()
})

it('says that nothing waits', async () => {
  school.on(workCall, workOf())
  await openPage('/dashboard')
  expect(await screen.findByText('Nothing waits. All is done.')).toBeDefined()
  expect(screen.getByText('You give no class today')).toBeDefined()
})

it('has today’s classes with the link to join and who is booked', async () => {
  school.on(workCall, workOf({ classes: [lesson] }))
  await openPage('/dashboard')
  const article = within(await screen.findByRole('article', { name: 'Small talk' }))
  expect(article.getByText('09:00 – 10:00')).toBeDefined()
  expect(article.getByRole('link', { name: /Small talk/ }).getAttribute('href')).toBe('https://example.com/talk')
  expect(article.getByText('2 students have booked')).toBeDefined()
  const [ana, rui] = ['Ana Lima', 'Rui Dias'].map((name) => article.getByRole('link', { name }).getAttribute('href'))
  expect([ana, rui]).toEqual(['/admin/learners/1', '/admin/learners/2'])
})

it('counts the time of running tests down by the clock of the server', async () => {
  const running = [
    { id: 8, name: 'Test of chapter 2', student: { id: 9, name: 'Ana Lima' }, end_at: '2026-03-02T12:20:00Z' },
  ]
  school.on(workCall, workOf({ running }))
  await openPage('/dashboard')
  const part = within(await screen.findByRole('region', { name: 'Tests running now' }))
  expect(part.getByText('20 min left')).toBeDefined()
  expect(part.getByRole('link', { name: 'Ana Lima' }).getAttribute('href')).toBe('/admin/learners/9')
})

it('leads the founder of a school back into its founding, to each step that waits', async () => {
  signedInWith({ admin: true }, 'TEACHER')
  const steps = foundingSteps.map((step) => ({
    step,
    done: step === 'UNIT',
    skipped: step === 'BOOK',
  }))
  school.on(workCall, workOf({ steps, storage: { database_bytes: 42_000_000, free_bytes: 300_000_000 } }))
  await openPage('/dashboard')
  const part = within(await screen.findByRole('region', { name: 'First steps of the school' }))
  expect(part.getByText('1 of 6 done')).toBeDefined()
  expect(part.getByRole('link', { name: 'Go on with the founding' }).getAttribute('href')).toBe('/founding')
  expect(part.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/founding/people')
  expect(part.getByText('skipped:')).toBeDefined()
  expect(part.queryByRole('link', { name: 'Units' })).toBeNull()
  expect(screen.getByText(/only 300 MB of the disk are free/)).toBeDefined()
})

it('shows the rest of the page where what waits could not be loaded, and tries again', async () => {
  school.refuse(workCall, 500)
  await openPage('/dashboard')
  const retry = await screen.findByRole('button', { name: 'Try again: What waits' })
  expect(screen.getByRole('heading', { name: 'Chapter 3' })).toBeDefined()
  school.on(workCall, workOf({ items: [item('ORDERS', 2)] }))
  await userEvent.click(retry)
  await waitFor(() => expect(screen.getByRole('link', { name: '2 orders at the desk' })).toBeDefined())
})
