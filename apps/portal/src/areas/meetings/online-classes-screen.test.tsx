import { act, screen, waitFor, within } from '@testing-library/react'
import type { Meeting, MeetingNow } from '@the-house/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeApi, type Reply } from '../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'
import { pageOf } from '../../page/join.tsx'

const classOf = (id: number, changes: Partial<Meeting> = {}): Meeting => ({
  id,
  name: `Class ${id}`,
  teacher: 'Laura Reed',
  // Monday evening in São Paulo, Tuesday in UTC.
  data: '2099-03-24T01:30:00Z',
  end_date: '2099-03-24T02:30:00Z',
  scheduled: true,
  status: 'SCHEDULED',
  url: null,
  ...changes,
})
const open = { status: 'OPEN', url: '/classroom/hall' } as const

let school: FakeApi
const offers = (...content: Meeting[]) => school.on('GET /meetings', { content })
const stands = (id: number, now: Omit<MeetingNow, 'id'>) => school.on(`GET /meetings/${id}/status`, { id, ...now })
beforeEach(() => {
  signedInAs()
  school = new FakeApi().open()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const card = async (id: number) => within(await screen.findByRole('article', { name: `Class ${id}` }))
const visit = () => openPage('/online-classes')

it('lists classes by the day and the clock of the unit, each with its own status in words', async () => {
  const states = ['SCHEDULED', 'OPEN', 'FULL', 'FINISHED', 'CANCELLED'] as const
  offers(...states.map((_, index) => classOf(index + 1)), classOf(6, { data: '2099-03-24T12:00:00Z' }))
  for (const [index, status] of states.entries()) stands(index + 1, { status, url: null })
  stands(6, { status: 'SCHEDULED', url: null })
  await visit()
  const day = within(await screen.findByRole('region', { name: 'Monday, 23/03/2099' }))
  expect(day.getAllByText('22:30 – 23:30')).toHaveLength(5)
  const words = ['Not open yet', 'Open now', 'Full', 'Finished', 'Cancelled']
  for (const [index, word] of words.entries()) expect(await (await card(index + 1)).findByText(word)).toBeDefined()
  const next = within(screen.getByRole('region', { name: 'Tuesday, 24/03/2099' }))
  expect(next.getAllByRole('article')).toHaveLength(1)
})

it('is loading until the status of a class has come, and no longer where it cannot come', async () => {
  offers(classOf(1), classOf(2))
  const answers: ((reply: Reply) => void)[] = []
  school.on('GET /meetings/1/status', () => new Promise<Reply>((resolve) => answers.push(resolve)))
  school.refuse('GET /meetings/2/status', 500)
  await visit()
  expect(await (await card(2)).findByText('Not open yet')).toBeDefined()
  expect((await card(1)).getByText('Checking')).toBeDefined()
  await act(async () => answers[0]?.({ body: { id: 1, ...open } }))
  expect(await (await card(1)).findByText('Open now')).toBeDefined()
  expect(screen.queryByText('Checking')).toBeNull()
})

it('asks for no more than four statuses at once', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7]
  const waiting: (() => void)[] = []
  offers(...ids.map((id) => classOf(id)))
  for (const id of ids)
    school.on(
      `GET /meetings/${id}/status`,
      () => new Promise((resolve) => waiting.push(() => resolve({ body: { id, status: 'FINISHED', url: null } }))),
    )
  await visit()
  await waitFor(() => expect(waiting).toHaveLength(4))
  expect(await (await card(7)).findByText('Checking')).toBeDefined()
  expect(waiting).toHaveLength(4)
  await act(async () => waiting[0]?.())
  await waitFor(() => expect(waiting).toHaveLength(5))
})

it('leads into a class while it is open, in a new tab, by the address of its status alone', async () => {
  offers(classOf(1, open), classOf(2, { status: 'OPEN', url: '/classroom/old' }))
  stands(1, { ...open, url: '/classroom/new' })
  stands(2, { status: 'FINISHED', url: null })
  await visit()
  const link = await (await card(1)).findByRole('link', { name: 'Join Class 1 (opens in a new tab)' })
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    new URL('/classroom/new', location.origin).href,
    '_blank',
    'noopener noreferrer',
  ])
  expect(await (await card(2)).findByText('Finished')).toBeDefined()
  expect((await card(2)).queryByRole('link')).toBeNull()
  expect(screen.getByText('Open now: Class 1')).toBeDefined()
})

it('asks again when a class opens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2099-03-24T01:19:50Z') })
  offers(classOf(1))
  stands(1, { status: 'SCHEDULED', url: null })
  await visit()
  expect(await (await card(1)).findByText('You have a place. It opens at 22:20.')).toBeDefined()
  stands(1, open)
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(await (await card(1)).findByRole('link', { name: /^Join/ })).toBeDefined()
})

it('tells a student without a place how to get one', async () => {
  offers(...[1, 2, 3].map((id) => classOf(id, { scheduled: false })))
  stands(1, { status: 'SCHEDULED', url: null })
  stands(2, { status: 'FULL', url: null })
  stands(3, { status: 'OPEN', url: null })
  await visit()
  const link = await (await card(1)).findByRole('link', { name: 'Take a place: Class 1' })
  expect(link.getAttribute('href')).toBe('/schedules?day=2099-03-23')
  expect(await (await card(2)).findByRole('link', { name: 'Wait for a place: Class 2' })).toBeDefined()
  expect(await (await card(3)).findByText('Open to those who have a place.')).toBeDefined()
})

it('says so when there are no classes, and when the school does not answer', async () => {
  school.refuse('GET /meetings', 500)
  await visit()
  const again = await screen.findByRole('button', { name: 'Try again' })
  offers()
  again.click()
  expect(await screen.findByText('No online classes in these days')).toBeDefined()
})

it('never leads to an address that is not a page', () => {
  expect(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'ftp://a.b'].map(pageOf)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(pageOf('https://meet.example.com/talk')).toBe('https://meet.example.com/talk')
})

it.each(['TEACHER', 'AUTODIDACT'] as const)('is shut to the profile %s', async (profile) => {
  signedInAs(profile)
  await visit()
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.asked.filter(({ path }) => path.startsWith('/meetings'))).toEqual([])
})
