import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { FakeApi } from '../../testing/fake-api.ts'
import { doorsPath, stepOf } from '../../testing/next-step.ts'
import { openPage, signedOut } from '../../testing/open-page.tsx'
import {
  classesCall,
  fullApi,
  lesson,
  newsCall,
  pageOf,
  signedInWith,
  testNote,
  testsCall,
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

it('asks for no tribe where the student is in none, and says so', async () => {
  signedInWith({ tribe: null })
  await openPage('/dashboard')
  expect(await screen.findByText('You are in no tribe yet')).toBeDefined()
  expect(school.count(tribeCall)).toBe(0)
})

it('counts the tests that were not looked at, and names the newest', async () => {
  const message = { ...testNote(9, 'Hello'), notification_type: 'MESSAGE' }
  school.on(testsCall, pageOf([message, testNote(2, 'Test of chapter 4'), testNote(1, 'Test of chapter 3')]))
  await openPage('/dashboard')
  expect(await screen.findByText('2 new tests')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Test of chapter 4' }).getAttribute('href')).toBe('/test/2')
})

it('takes the newest test for looked at once its link is followed', async () => {
  await openPage('/dashboard')
  await userEvent.click(await screen.findByRole('link', { name: 'Test of chapter 3' }))
  await waitFor(() => expect(school.count('PUT /notifications/1/read')).toBe(1))
})

it('lowers the number of the bell at once when the newest test is looked at', async () => {
  const latestCall = 'GET /session/notifications?page=1&size=5&unread=false'
  school.on(latestCall, pageOf([testNote(1, 'Test of chapter 3')], { unread: 1 }))
  school.reply('PUT /notifications/1/read', { status: 204 })
  await openPage('/dashboard')
  // The bell is loaded at the first user input.
  await userEvent.keyboard('{Shift}')
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeDefined()
  await userEvent.click(await screen.findByRole('link', { name: 'Test of chapter 3' }))
  expect(await screen.findByRole('button', { name: 'Notifications, none unread' })).toBeDefined()
  expect(school.count(latestCall)).toBe(1)
})

it('says when there is no new test, no class and no article', async () => {
  school.on(testsCall, pageOf([])).on(classesCall, { content: [] }).on(newsCall, pageOf([]))
  await openPage('/dashboard')
  expect(await screen.findByText('No new tests')).toBeDefined()
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
  school.on(tribeCall, { id: 2, name: 'Oak', fortune: 7 })
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
