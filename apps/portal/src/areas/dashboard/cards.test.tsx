import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { FakeApi } from '../../testing/fake-api.ts'
import { doorsPath, stepOf } from '../../testing/next-step.ts'
import { openPage, signedOut } from '../../testing/open-page.tsx'
import {
  classesCall,
  dashboardCall,
  fullApi,
  lesson,
  newsCall,
  pageOf,
  signedInWith,
  testsToDo,
  todoCall,
  todoOf,
  tribe,
  tribeCall,
} from '../../testing/dashboard-api.ts'

let school: FakeApi
beforeEach(() => {
  signedOut()
  signedInWith({ tribe })
  school = fullApi().open()
})

it('draws the house as far as it is built, and says what was built last', async () => {
  await openPage('/dashboard')
  expect(await screen.findByRole('img', { name: /stage 3 of 31/ })).toBeDefined()
  expect(screen.getByText('3 of 31 steps built')).toBeDefined()
  expect(screen.getByText('The foundation is dug')).toBeDefined()
})

it('names the current chapter, and leads on to what comes next with its reason', async () => {
  await openPage('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Chapter 3' })).toBeDefined()
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe(doorsPath)
  expect(screen.getByText('Doors comes next in chapter 3.')).toBeDefined()
})

it('leads to a running test before all else', async () => {
  const params = { chapter: null, topic: null, test: { id: 8, name: 'Test of chapter 2' } }
  school.on('GET /me/next', stepOf({ kind: 'TEST', reason: 'testRunning', params, until: '2026-03-02T18:00:00Z' }))
  await openPage('/dashboard')
  const link = await screen.findByRole('link', { name: 'Go on with the test' })
  expect(link.getAttribute('href')).toBe('/test/8')
  expect(screen.getByText('Test of chapter 2 ends on 02/03/2026 15:00.')).toBeDefined()
})

it('says dollars and fortune as they are, whatever the numbers are counting', async () => {
  await openPage('/dashboard')
  expect(await screen.findByText('120 dollars')).toBeDefined()
  expect(await screen.findByText('1450 dollars this month')).toBeDefined()
})

it('says that the student is in no tribe', async () => {
  signedInWith({ tribe: null })
  school.refuse(tribeCall, 404)
  await openPage('/dashboard')
  expect(await screen.findByText('You are in no tribe yet')).toBeDefined()
})

it('counts the tests to do, and names the most urgent with the time that makes it so', async () => {
  const closing = { id: 8, name: 'Test of chapter 4', closes_at: '2026-03-03T21:00:00Z' }
  school.on(todoCall, todoOf({ tests: testsToDo(closing, { id: 9 }) }))
  await openPage('/dashboard')
  expect(await screen.findByText('2 tests to do')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Test of chapter 4' }).getAttribute('href')).toBe('/test/8')
  expect(screen.getByText('Closes at 03/03/2026 18:00')).toBeDefined()
})

it.each([
  [
    'the end of a test that runs',
    { status: 'STARTED' as const, end_at: '2026-03-02T12:20:00Z' },
    'Ends at 02/03/2026 09:20',
  ],
  [
    'the opening of one that is not open yet',
    { opens_at: '2026-03-03T12:00:00Z', closes_at: '2026-03-04T12:00:00Z' },
    'Opens at 03/03/2026 09:00',
  ],
])('says %s', async (_, test, text) => {
  school.on(todoCall, todoOf({ tests: testsToDo(test) }))
  await openPage('/dashboard')
  expect(await screen.findByText(text)).toBeDefined()
})

it('shows a test until it is done, though its notification is read, and asks for the dashboard once', async () => {
  const latestCall = 'GET /session/notifications?page=1&size=5&unread=false'
  school.on(latestCall, pageOf([], { unread: 0 }))
  await openPage('/dashboard')
  expect(await screen.findByText('1 test to do')).toBeDefined()
  // The bell is loaded at the first user input.
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByRole('button', { name: 'Notifications, 1 waiting' })).toBeDefined()
  expect(school.count(dashboardCall)).toBe(1)
})

it('has no test that is done, though its notification is unread, and leads to the own tests', async () => {
  school.on(todoCall, todoOf({ test_notices: [1, 2] }))
  await openPage('/dashboard')
  expect(await screen.findByText('No tests to do')).toBeDefined()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Tests' }).getAttribute('href')).toBe('/tests')
})

it('leads a teacher, who gets no tests, to none', async () => {
  signedInWith({}, 'TEACHER')
  school.on(todoCall, todoOf())
  await openPage('/dashboard')
  expect(await screen.findByText('No tests to do')).toBeDefined()
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Tests' })).toBeNull()
})

it('says that the tests could not be loaded, and tries again', async () => {
  school.refuse(todoCall, 500)
  await openPage('/dashboard')
  const again = await screen.findByRole('button', { name: 'Try again: Tests' })
  school.on(todoCall, todoOf())
  await userEvent.click(again)
  expect(await screen.findByText('No tests to do')).toBeDefined()
})

it('says when there is no test, no class and no article', async () => {
  school.on(todoCall, todoOf()).on(classesCall, { content: [] }).on(newsCall, pageOf([]))
  await openPage('/dashboard')
  expect(await screen.findByText('No tests to do')).toBeDefined()
  expect(await screen.findByText('There are no classes this week')).toBeDefined()
  expect(await screen.findByText('No news yet')).toBeDefined()
})

it('lists classes with name, room, weekday and date by the clock of the unit', async () => {
  await openPage('/dashboard')
  const row = await screen.findByRole('row', { name: /Conversation B1/ })
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Class', 'Room', 'Date'])
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Kitchen', 'Sunday 01/03/2026 22:30'])
})

it('marks the classes that are over', async () => {
  const over = { ...lesson, id: 2, name: 'Pronunciation', end_date: '2020-01-01T00:00:00Z' }
  school.on(classesCall, { content: [{ ...lesson, end_date: '2999-01-01T00:00:00Z' }, over] })
  await openPage('/dashboard')
  expect(await screen.findByRole('rowheader', { name: 'Conversation B1' })).toBeDefined()
  expect(screen.getByRole('rowheader', { name: 'Pronunciation · over' })).toBeDefined()
})

it('shows the speaking chapter that the user is at, and no card before the first', async () => {
  const speaking = { book: { id: 1, name: 'Talk' }, speaking_chapter: { id: 4, name: 'At the door', number: 2 } }
  signedInWith({ tribe, speaking_in_progress: speaking })
  await openPage('/dashboard')
  expect(await screen.findByText('2. At the door')).toBeDefined()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Speaking' }).getAttribute('href')).toBe(
    '/speaking/books/1/content/2',
  )
  signedInWith({ tribe })
  await waitFor(() => expect(screen.queryByText('2. At the door')).toBeNull())
})

it('opens the article whose title is clicked', async () => {
  await openPage('/dashboard')
  const link = await screen.findByRole('link', { name: 'New library' })
  expect(screen.getByText('14/03/2026 · Laura Reed', { selector: 'li:first-of-type *' })).toBeDefined()
  await userEvent.click(link)
  await waitFor(() => expect(location.pathname).toBe('/the-house-news/4'))
})

it('leaves the other cards alone when one fails, and tries that one again', async () => {
  school.refuse(tribeCall, 500).refuse(classesCall, 500)
  await openPage('/dashboard')
  const again = await screen.findByRole('button', { name: 'Try again: Oak' })
  expect(await screen.findByRole('button', { name: 'Try again: My classes this week' })).toBeDefined()
  expect(await screen.findByRole('link', { name: 'New library' })).toBeDefined()
  school.on(tribeCall, { id: 2, name: 'Oak', symbol: 'ivy', color: 'leaf', fortune: 7 })
  await userEvent.click(again)
  expect(await screen.findByText('7 dollars this month')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again: Oak' })).toBeNull()
})

it('remembers who has put the hint of the tutorial away, and keeps the focus in the page', async () => {
  await openPage('/dashboard')
  expect((await screen.findByRole('link', { name: 'Open the tutorial' })).getAttribute('href')).toBe('/tutorial')
  await userEvent.click(screen.getByRole('button', { name: 'Hide this hint' }))
  expect(screen.queryByRole('link', { name: 'Open the tutorial' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  signedInWith({ tribe, id: 8 })
  expect(await screen.findByRole('link', { name: 'Open the tutorial' })).toBeDefined()
  signedInWith({ tribe })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open the tutorial' })).toBeNull())
})
