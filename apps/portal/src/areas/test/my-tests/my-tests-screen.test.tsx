import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MyTest } from '@the-house/domain'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const listCall = 'GET /me/tests?page=1&size=20'
const server_time = '2026-03-02T12:00:00Z'
const testOf = (id: number, changes: Partial<MyTest> = {}): MyTest => ({
  id,
  name: `Test ${id}`,
  status: 'PENDING',
  minutes: 20,
  opens_at: null,
  closes_at: null,
  start_at: null,
  end_at: null,
  finish_at: null,
  open: true,
  show_feedback: true,
  revised: true,
  percentage: null,
  ...changes,
})
const past = { open: false, status: 'FINISHED' as const, finish_at: '2026-03-01T12:00:00Z' }
const pageOf = (content: MyTest[], total = content.length, page = 1) => ({
  content,
  meta: { page, size: 20, total },
  server_time,
})

let school: FakeApi
beforeEach(() => {
  signedInWith({})
  school = new FakeApi().open()
})

/** The texts of the rows of a section. */
const rowsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

it('lists the tests to do with their times, and past ones with their results', async () => {
  school.on(
    listCall,
    pageOf([
      testOf(1, { status: 'STARTED', end_at: '2026-03-02T12:14:30Z' }),
      testOf(2, { closes_at: '2026-03-03T21:00:00Z' }),
      testOf(3, { opens_at: '2026-03-04T12:00:00Z' }),
      testOf(4, { ...past, percentage: 67 }),
      testOf(5, { ...past, show_feedback: false }),
      testOf(6, { ...past, percentage: 50, revised: false }),
      testOf(7, { open: false, closes_at: '2026-02-28T12:00:00Z' }),
    ]),
  )
  await openPage('/tests')
  expect(await rowsOf('To do')).toEqual([
    'Test 1Ends at 02/03/2026 09:1415 minutes leftStarted',
    'Test 2Start it before 03/03/2026 18:0020 minutesNot Started',
    'Test 3Opens at 04/03/2026 09:0020 minutesNot Started',
  ])
  expect(await rowsOf('Past tests')).toEqual([
    'Test 4Ended at 01/03/2026 09:0067% rightFinished',
    'Test 5Ended at 01/03/2026 09:00The result is not shown hereFinished',
    'Test 6Ended at 01/03/2026 09:00A teacher still reads your texts50% rightFinished',
    'Test 7Closed at 28/02/2026 09:00Not Started',
  ])
  expect(screen.getByRole('link', { name: 'Test 4' }).getAttribute('href')).toBe('/test/4')
})

it('looks again once the time of a running test is over', async () => {
  const over = testOf(1, { status: 'STARTED', end_at: server_time })
  let asked = 0
  school.on(listCall, () => {
    asked += 1
    return { body: pageOf([asked === 1 ? over : testOf(1, { ...past, status: 'FINISHED_EXPIRED' })]) }
  })
  await openPage('/tests')
  expect(await rowsOf('Past tests')).toEqual(['Test 1Ended at 01/03/2026 09:00Finished: time over'])
})

it('says that there are none', async () => {
  school.on(listCall, pageOf([]))
  await openPage('/tests')
  expect(await screen.findByText('No tests yet')).toBeDefined()
})

it('says that they could not be loaded, and tries again', async () => {
  school.refuse(listCall, 500)
  await openPage('/tests')
  await screen.findByText('This could not be shown')
  school.on(listCall, pageOf([testOf(1)]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Test 1' })).toBeDefined()
})

it('turns the page by the address', async () => {
  school.on(listCall, pageOf([testOf(1)], 21)).on('GET /me/tests?page=2&size=20', pageOf([testOf(21, past)], 21, 2))
  await openPage('/tests')
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2 of 2' }))
  expect(await screen.findByRole('link', { name: 'Test 21' })).toBeDefined()
  expect(location.search).toBe('?page=2')
})

it('is in the menu of students and not in that of teachers, who are led away', async () => {
  school.on(listCall, pageOf([]))
  await openPage('/tests')
  const menu = within((await screen.findAllByRole('navigation', { name: 'Main menu' }))[0] ?? document.body)
  expect(menu.getByRole('link', { name: 'My tests' }).getAttribute('href')).toBe('/tests')
  signedInWith({}, 'TEACHER')
  await waitFor(() => expect(location.pathname).toBe('/login'))
})
