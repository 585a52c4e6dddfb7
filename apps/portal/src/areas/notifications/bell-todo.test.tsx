import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { testsToDo, todoCall, todoOf, pageOf } from '../../testing/dashboard-api.ts'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'
import { feed } from './browser-feed.ts'

const latestCall = 'GET /session/notifications?page=1&size=5&unread=false'

let school: FakeApi
beforeEach(() => {
  signedInAs()
  school = new FakeApi().on(latestCall, pageOf([], { unread: 0 })).open()
})

const bell = (name: string) => screen.findByRole('button', { name, hidden: true })

/** Opens a screen that does not load the to-do, and the bell, which is loaded at the first user input. */
async function openBell() {
  await openPage('/requirements')
  await userEvent.keyboard('{Shift}')
}

it('holds the tests to do above the notifications, as a link to all of them', async () => {
  school.on(todoCall, todoOf({ tests: testsToDo({ name: 'Doors' }, { name: 'Rooms' }) }))
  await openBell()
  const button = await bell('Notifications, 2 waiting')
  const panel = button.parentElement?.querySelector<HTMLElement>('[popover]')
  if (!panel) throw new Error('The bell has no panel')
  fireEvent(panel, new Event('toggle'))
  const link = within(panel).getByRole('link', { name: '2 tests to do Doors', hidden: true })
  expect(link.getAttribute('href')).toBe('/tests')
})

it('looks again at what is to do when the feed has something new, and never by itself', async () => {
  school.on(todoCall, todoOf())
  await openBell()
  expect(await bell('Notifications, none waiting')).toBeDefined()
  // A refresh while the first request is under way would be that request.
  await waitFor(() => expect(feed.state().latest).not.toBeNull())
  await act(async () => feed.refresh())
  await waitFor(() => expect(school.count(latestCall)).toBe(2))
  expect(school.count(todoCall)).toBe(1)
  school.on(todoCall, todoOf({ tests: testsToDo({}) })).on(latestCall, pageOf([], { unread: 1 }))
  await act(async () => feed.refresh())
  await waitFor(() => expect(school.count(todoCall)).toBe(2))
  expect(await bell('Notifications, 2 waiting')).toBeDefined()
})

it('counts the unread notifications where what is to do could not be loaded', async () => {
  school.refuse(todoCall, 500).on(latestCall, pageOf([], { unread: 3 }))
  await openBell()
  expect(await bell('Notifications, 3 waiting')).toBeDefined()
})
