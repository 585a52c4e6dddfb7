import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ScheduleClass } from '@the-house/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeApi, type Reply } from '../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'
import { classOf } from './testing/class-of.ts'

const week = '2099-03-23'
const call = (first = week) => `GET /schedules?start_week=${first}`
const open = `/schedules?start_week=${week}&view=list`
const full = { scheduled_students: 8 }

let school: FakeApi
const offers = (...classes: ScheduleClass[]) => school.on(call(), { classes })
beforeEach(() => {
  signedInAs()
  school = new FakeApi().open()
})
afterEach(() => vi.unstubAllGlobals())

const entry = (name: RegExp) => screen.findByRole('button', { name })
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Opens a class and presses a booking action that has to be confirmed. */
async function ask(action: string, sure = true) {
  await userEvent.click(await entry(/Class 1/))
  await userEvent.click((await inDialog('Class 1')).getByRole('button', { name: action }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: sure ? action : 'Cancel' }))
}

it('lists the classes of a week by the day and the clock of the unit, with what each is in words', async () => {
  offers(
    classOf(1, { scheduled: true }),
    classOf(2, { short_name: '@HALL' }),
    classOf(3),
    classOf(4, { ...full, waiting: 2 }),
  )
  await openPage(open)
  const day = within(await screen.findByRole('region', { name: 'Monday, 23/03/2099' }))
  const rows = day.getAllByRole('button').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toMatch(/^22:30 – 23:30Class 1.*Scheduled$/)
  expect(rows[1]).toMatch(/5 places leftOnline$/)
  expect(rows[2]).toMatch(/Classroom$/)
  expect(rows[3]).toMatch(/no places left · 2 in the lineFull$/)
})

it('takes a place once that is confirmed, and shows it at once', async () => {
  offers(classOf(1))
  school.on('PUT /schedules/1', classOf(1, { scheduled: true, scheduled_students: 4 }))
  await openPage(open)
  await ask('Take a place', false)
  expect(school.count('PUT /schedules/1')).toBe(0)
  await press('Close')
  await ask('Take a place')
  const dialog = await inDialog('Class 1')
  expect(await dialog.findByText('You have a place in this class.')).toBeDefined()
  expect(dialog.getByText('4 of 8 taken')).toBeDefined()
  expect(school.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Class 1',
    start_date: '2099-03-24T01:30:00Z',
    short_name: 'HALL',
    teacher: 'Laura Reed',
  })
})

it('cancels a place once that is confirmed', async () => {
  offers(classOf(1, { scheduled: true }))
  school.on('DELETE /schedules/1', classOf(1))
  await openPage(open)
  await ask('Cancel my place')
  expect(await (await inDialog('Class 1')).findByRole('button', { name: 'Take a place' })).toBeDefined()
})

it('shows a class full at once when its last place goes to another student meanwhile, and offers the line', async () => {
  offers(classOf(1))
  school.refuse('PUT /schedules/1', 409, { token: 'class.full' })
  await openPage(open)
  await screen.findByText('Class 1')
  // The reload never ends, so the error response alone decides what is shown.
  school.on(call(), () => new Promise<Reply>(() => undefined))
  await ask('Take a place')
  const dialog = await inDialog('Class 1')
  expect(await dialog.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('somebody else'))
  expect(dialog.getByText('Full')).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Wait for a place' })).toBeDefined()
  expect(dialog.queryByRole('button', { name: 'Take a place' })).toBeNull()
})

it('offers no place in a full class but its line: to join, to know the own number, to leave', async () => {
  offers(classOf(1, full))
  school.on('PUT /schedules/1/waiting', classOf(1, { ...full, waiting: 2, waiting_students: 2 }))
  school.on('DELETE /schedules/1', classOf(1, { ...full, waiting_students: 1 }))
  await openPage(open)
  await userEvent.click(await entry(/Class 1/))
  const dialog = await inDialog('Class 1')
  expect(dialog.queryByRole('button', { name: 'Take a place' })).toBeNull()
  await press('Wait for a place')
  expect(await dialog.findByText(/^You are number 2 in the line/)).toBeDefined()
  await press('Leave the line')
  expect(await dialog.findByRole('button', { name: 'Wait for a place' })).toBeDefined()
  expect(dialog.getByText('1 person is waiting')).toBeDefined()
})

it('turns weeks by the address, from Monday on, over a change of the clocks', async () => {
  for (const first of ['2026-10-19', '2026-10-26']) school.on(call(first), { classes: [] })
  // On this Sunday daylight saving time ends in Europe.
  await openPage('/schedules?start_week=2026-10-25&view=list')
  expect(await screen.findByText('There are no classes this week')).toBeDefined()
  expect(screen.getByText('19/10/2026 – 25/10/2026')).toBeDefined()
  await press('Next week')
  await waitFor(() => expect(location.search).toContain('start_week=2026-10-26'))
  await waitFor(() => expect(school.count(call('2026-10-26'))).toBe(1))
  await press('Previous week')
  await waitFor(() => expect(location.search).toContain('start_week=2026-10-19'))
})

it('says so when the school does not answer, and tries again', async () => {
  school.refuse(call(), 500)
  await openPage(open)
  const again = await screen.findByRole('button', { name: 'Try again' })
  offers(classOf(1))
  await userEvent.click(again)
  expect(await entry(/Class 1/)).toBeDefined()
})

it('shows the private address of the own calendar, and renews it once that is confirmed', async () => {
  offers()
  school.on('GET /me/calendar', { url: 'http://school.test/calendars/old' })
  school.on('POST /me/calendar', { url: 'http://school.test/calendars/new' })
  await openPage(open)
  await userEvent.click(await entry(/My calendar address/))
  const dialog = await inDialog('Your classes in your own calendar')
  expect(await dialog.findByDisplayValue('http://school.test/calendars/old')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Renew' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Renew the address?' }))
  expect(school.count('POST /me/calendar')).toBe(0)
  await userEvent.click(question.getByRole('button', { name: 'Renew' }))
  expect(await dialog.findByDisplayValue('http://school.test/calendars/new')).toBeDefined()
  expect(dialog.getByText(/The old one has ended/)).toBeDefined()
})

it('is for students alone', async () => {
  signedInAs('TEACHER')
  await openPage(open)
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(school.asked.filter(({ path }) => path.startsWith('/schedules'))).toEqual([])
})
