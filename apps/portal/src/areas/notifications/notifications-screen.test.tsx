import { setLanguage } from '@the-house/i18n'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification } from '@the-house/domain'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'
import { notificationOf } from './testing.ts'

/** A notification with the field names of the wire. */
const sent = ({ id, ...rest }: Notification) => ({ _id: id, ...rest })
const pageOf = (content: Notification[], meta: object = {}) => ({
  content: content.map(sent),
  meta: { page: 1, size: 20, total: content.length, unread: content.filter(({ read }) => !read).length, ...meta },
})
const message = notificationOf(3, { message: 'The school is closed on Monday.' })
const corrected = notificationOf(2, {
  notification_type: 'EXERCISE_REVISED',
  params: { user_test_id: null, exercise_id: 5, topic: 12, chapter_id: 3 },
})
const read = notificationOf(1, { read: true })
const all = [message, corrected, read]
const latestCall = 'GET /session/notifications?page=1&size=5&unread=false'
const listCall = 'GET /session/notifications?page=1&size=20&unread=false'

let school: FakeApi
beforeEach(() => {
  signedInAs()
  const done = new Set<number>()
  // A read mark shows in every later response, because the bell and the list request in any order.
  const now = () => ({ body: pageOf(all.map((one) => (done.has(one.id) ? { ...one, read: true } : one))) })
  const mark = (id: number) => () => {
    done.add(id)
    return { status: 204 }
  }
  school = new FakeApi()
    .on(latestCall, now)
    .on(listCall, now)
    .on('PUT /notifications/3/read', mark(3))
    .on('PUT /notifications/2/read', mark(2))
    .open()
})

const bell = (name: string | RegExp) => screen.findByRole('button', { name })

/** Opens the panel of the bell with the browser's toggle event. */
async function openBell() {
  await openPage('/dashboard')
  const button = await bell('Notifications, 2 waiting')
  const panel = button.parentElement?.querySelector('[popover]')
  if (!panel) throw new Error('The bell has no panel')
  fireEvent(panel, new Event('toggle'))
}

it('counts the unread ones on the bell, and lists the newest behind it', async () => {
  await openBell()
  const list = await screen.findByRole('list', { name: 'Notifications', hidden: true })
  expect(within(list).getAllByRole('button', { hidden: true })).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Ver todas notificações', hidden: true })).toBeDefined()
})

it('says that there are none', async () => {
  school.on(latestCall, pageOf([])).on(listCall, pageOf([]))
  await openPage('/notifications')
  expect(await screen.findByText('No notifications yet')).toBeDefined()
  expect(await bell('Notifications, none waiting')).toBeDefined()
})

it('says that they could not be loaded, and tries again', async () => {
  school.refuse(listCall, 404)
  await openPage('/notifications')
  await screen.findByText('This could not be shown')
  school.on(listCall, pageOf(all))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /^Unread: Notification 3/ })).toBeDefined()
})

it('opens a message, and marks it read at the click', async () => {
  await openPage('/notifications')
  await userEvent.click(await screen.findByRole('button', { name: /^Unread: Notification 3/ }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Notification 3' })
  expect(within(dialog).getByText('The school is closed on Monday.')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Notifications, 1 waiting', hidden: true })).toBeDefined()
  expect(school.count('PUT /notifications/3/read')).toBe(1)
})

it('has it unread again where the server refuses', async () => {
  school.refuse('PUT /notifications/3/read', 503)
  await openPage('/notifications')
  await userEvent.click(await screen.findByRole('button', { name: /^Unread: Notification 3/ }))
  expect(await screen.findByRole('button', { name: 'Notifications, 2 waiting', hidden: true })).toBeDefined()
  expect(await screen.findByRole('button', { name: /^Unread: Notification 3/, hidden: true })).toBeDefined()
})

it('leads to the exercise that was corrected', async () => {
  await openPage('/notifications')
  await userEvent.click(await screen.findByRole('button', { name: /^Unread: Notification 2/ }))
  await waitFor(() => expect(location.pathname).toBe('/the-magic-formula/chapter/3/e/topic/12'))
  expect(location.search).toBe('?exercise=5')
})

it('marks all read up to the newest on show', async () => {
  school.reply('PUT /session/notifications/read', { status: 204 })
  await openPage('/notifications')
  await screen.findByRole('button', { name: /^Unread: Notification 3/ })
  await bell('Notifications, 2 waiting')
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Unread/ })).toBeNull())
  expect(school.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ until: 3 })
})

it('turns the page by the address, and shows the unread ones alone where that is wanted', async () => {
  school.on(listCall, pageOf(all, { total: 45 }))
  school.on('GET /session/notifications?page=2&size=20&unread=false', pageOf([read], { page: 2, total: 45 }))
  school.on('GET /session/notifications?page=1&size=20&unread=true', pageOf([message, corrected]))
  await openPage('/notifications')
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2 of 3' }))
  expect(await screen.findByRole('link', { name: 'Page 2 of 3', current: 'page' })).toBeDefined()
  expect(location.search).toBe('?page=2')
  await userEvent.click(screen.getByRole('radio', { name: 'Unread' }))
  expect(await screen.findByRole('button', { name: /^Unread: Notification 2/ })).toBeDefined()
  expect(location.search).toBe('?unread=true')
})

it('says of a message that it was recalled, and shows the words of the other language as such', async () => {
  const recalled = notificationOf(9, { title: 'Segunda sem aula', lang: 'pt-BR', recalled: true, read: true })
  school.on(listCall, pageOf([recalled])).on(latestCall, pageOf([recalled]))
  await openPage('/notifications')
  const row = await screen.findByRole('button', { name: /^Segunda sem aula Message · recalled · / })
  expect(within(row).getByText('Segunda sem aula').getAttribute('lang')).toBe('pt-BR')
  await userEvent.click(row)
  const dialog = await screen.findByRole('alertdialog', { name: 'Segunda sem aula' })
  expect(within(dialog).getByText('The school has recalled this message.')).toBeDefined()
})

it('asks for the words of messages again in another language', async () => {
  await openPage('/notifications')
  await screen.findByRole('button', { name: /^Unread: Notification 3/ })
  expect(school.requestsOf(listCall).at(-1)?.language).toBe('en')
  await act(() => setLanguage('pt'))
  await waitFor(() => expect(school.requestsOf(listCall).at(-1)?.language).toBe('pt'))
  await waitFor(() => expect(school.requestsOf(latestCall).at(-1)?.language).toBe('pt'))
})
