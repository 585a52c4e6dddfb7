import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnMeeting } from '@the-house/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeApi, type Reply } from '../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'
import { ownMeetingOf as classOf } from '../../testing/own-meeting.ts'

const put = 'PUT /meetings/1/presence'

let school: FakeApi
const gives = (...content: OwnMeeting[]) => school.on('GET /me/meetings', { content })
beforeEach(() => {
  signedInAs('TEACHER')
  school = new FakeApi().open()
})
afterEach(() => vi.unstubAllGlobals())

const visit = (address = '/meets') => openPage(address)
const person = async (name: string) => within(await screen.findByRole('group', { name }))
const pressed = async (name: string) =>
  (await person(name)).getAllByRole('button').map((button) => button.getAttribute('aria-pressed') === 'true')
const press = async (name: string, mark: string) =>
  userEvent.click((await person(name)).getByRole('button', { name: mark }))
const names = () => screen.getAllByRole('article').map((one) => /Class \d/.exec(one.textContent ?? '')?.[0])
const card = async (id: number) => within(await screen.findByRole('article', { name: `Class ${id}` }))
const marks = () => school.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
/** Stubs a call whose responses the test sends later. */
function later(call: string) {
  const answers: ((reply: Reply) => void)[] = []
  school.on(call, () => new Promise<Reply>((resolve) => answers.push(resolve)))
  return answers
}

it('shows a mark at once, says when it is saved, and takes it back when it is pressed again', async () => {
  gives(classOf(1))
  const answers = later(put)
  await visit()
  await press('Ana', 'Present')
  expect(await pressed('Ana')).toEqual([true, false])
  expect((await person('Ana')).getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/admin/learners/21')
  expect(screen.getByText('Saving…')).toBeDefined()
  expect(screen.getByText('1 of 2 marked')).toBeDefined()
  await act(async () => answers[0]?.({ status: 204 }))
  expect(await (await person('Ana')).findByText('Saved')).toBeDefined()
  school.reply(put, { status: 204 })
  await press('Ana', 'Present')
  await waitFor(async () => expect(await pressed('Ana')).toEqual([false, false]))
  await press('Bia', 'Absent')
  expect(await pressed('Bia')).toEqual([false, true])
  await waitFor(() => expect(marks()).toHaveLength(3))
  expect(marks()).toEqual([
    { user_id: 21, present: true },
    { user_id: 21, present: null },
    { user_id: 22, present: false },
  ])
})

it('restores a mark that the school refuses, and says why', async () => {
  gives(classOf(1, { students: [{ id: 21, name: 'Ana', present: false }] }))
  school.refuse(put, 412, { token: 'class.notBegun' })
  await visit()
  await press('Ana', 'Present')
  expect(await (await person('Ana')).findByText('Not saved. This class has not begun yet.')).toBeDefined()
  expect(await pressed('Ana')).toEqual([false, true])
})

it('sends several presses on one person in their order, and keeps the last', async () => {
  gives(classOf(1))
  const answers = later(put)
  await visit()
  await press('Ana', 'Present')
  await press('Ana', 'Absent')
  expect(await pressed('Ana')).toEqual([false, true])
  expect(answers).toHaveLength(1)
  await act(async () => answers[0]?.({ status: 204 }))
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(await pressed('Ana')).toEqual([false, true])
  await act(async () => answers[1]?.({ status: 500 }))
  expect(await (await person('Ana')).findByText(/^Not saved/)).toBeDefined()
  // The first mark was saved, so the rollback shows it.
  expect(await pressed('Ana')).toEqual([true, false])
})

it('marks two people at once, each by itself', async () => {
  gives(classOf(1))
  const answers = later(put)
  await visit()
  await press('Ana', 'Present')
  await press('Bia', 'Present')
  await act(async () => {
    answers[1]?.({ status: 204 })
    answers[0]?.({ status: 503 })
  })
  expect(await (await person('Bia')).findByText('Saved')).toBeDefined()
  expect(await (await person('Ana')).findByText(/^Not saved/)).toBeDefined()
  expect([await pressed('Ana'), await pressed('Bia')]).toEqual([
    [false, false],
    [true, false],
  ])
})

it('says from when on presence can be marked, and sends nothing before', async () => {
  gives(classOf(1, { status: 'SCHEDULED' }))
  await visit()
  await userEvent.click(await screen.findByText('2 people on the list'))
  const button = (await person('Ana')).getByRole('button', { name: 'Present' })
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('You can mark who is there from 22:30 on.')
  await userEvent.click(button)
  expect(marks()).toEqual([])
  expect(await pressed('Ana')).toEqual([false, false])
})

it('leads into an online class while it is open, and offers no marks in one that is cancelled', async () => {
  gives(classOf(1, { url: 'https://meet.example.com/talk' }), classOf(2, { status: 'CANCELLED' }), classOf(3))
  await visit()
  const link = (await card(1)).getByRole('link', { name: /^Join Class 1/ })
  expect(link.getAttribute('href')).toBe('https://meet.example.com/talk')
  expect((await card(2)).getByText('This class does not take place.')).toBeDefined()
  expect((await card(2)).queryAllByRole('button', { hidden: true })).toEqual([])
  expect((await card(3)).queryByRole('link', { name: /^Join/ })).toBeNull()
})

const past = (id: number, data: string) => classOf(id, { data, end_date: data, status: 'FINISHED' })
it('shows the days before apart, the last one first', async () => {
  gives(past(1, '2020-03-02T12:00:00Z'), past(2, '2020-03-03T12:00:00Z'), classOf(3))
  await visit()
  expect((await screen.findAllByRole('article')).map((one) => one.textContent)).toEqual([
    expect.stringContaining('Class 3'),
  ])
  await userEvent.click(screen.getByRole('radio', { name: 'Earlier' }))
  await waitFor(() => expect(location.search).toBe('?days=past'))
  expect(names()).toEqual(['Class 2', 'Class 1'])
})

it('says so to a teacher who gives no classes', async () => {
  gives()
  await visit()
  expect(await screen.findByText('You give no classes in these days')).toBeDefined()
})

it.each(['STUDENT', 'AUTODIDACT'] as const)('is shut to the profile %s', async (profile) => {
  signedInAs(profile)
  await visit()
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.count('GET /me/meetings')).toBe(0)
})

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const over = (id: number, hours: number, more: Partial<OwnMeeting> = {}) =>
  classOf(id, { status: 'FINISHED', data: hoursFromNow(-hours - 1), end_date: hoursFromNow(-hours), ...more })

it('lists only the classes whose attendance is still to be recorded, where the address asks for them', async () => {
  const marked = { students: [{ id: 21, name: 'Ana', present: false }] }
  gives(over(1, 200), over(2, 48), over(3, 30, marked), over(4, 20, { students: [] }), classOf(5))
  await visit('/meets?days=unmarked')
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect(await card(2)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Upcoming' }))
  await waitFor(() => expect(location.search).toBe(''))
  expect(await card(5)).toBeDefined()
})

it('keeps a class in that list while it is marked, until another list is chosen', async () => {
  gives(over(1, 48), over(2, 30))
  school.reply(put, { status: 204 })
  await visit('/meets?days=unmarked')
  const own = await card(1)
  for (const name of ['Ana', 'Bia']) {
    const group = within(own.getByRole('group', { name }))
    await userEvent.click(group.getByRole('button', { name: 'Present' }))
    expect(await group.findByText('Saved')).toBeDefined()
  }
  expect(own.getByText('2 of 2 marked')).toBeDefined()
  expect(names()).toEqual(['Class 1', 'Class 2'])
  await userEvent.click(screen.getByRole('radio', { name: 'Earlier' }))
  await waitFor(() => expect(names()).toEqual(['Class 2', 'Class 1']))
  await userEvent.click(screen.getByRole('radio', { name: 'Without attendance' }))
  await waitFor(() => expect(names()).toEqual(['Class 2']))
})
