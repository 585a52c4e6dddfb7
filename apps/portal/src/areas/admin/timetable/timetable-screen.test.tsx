import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FakeApi } from '../../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../../testing/open-page.tsx'
import { classOf, timetableApi, weekCall, weekOf, weekPath } from '../../../testing/timetable-api.ts'
import { press } from '../../../testing/user-actions.ts'

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const openClass = async (name = 'Class 1') => {
  await press(name)
  return dialog(name)
}
const impact = { booked: 2, waiting: 1, moved_up: 0, released: [] }
const bodyOf = (api: FakeApi, call: string) => api.requestsOf(call).at(-1)?.body

describe('the timetable', () => {
  it('lists the classes of a week by day, with what is missing and holidays in words', async () => {
    const api = timetableApi()
    api.on(
      weekCall(),
      weekOf(
        [
          classOf(1, { problems: ['NO_TEACHER'], teacher: null }),
          classOf(2, { status: 'CANCELLED', start_date: '2099-03-24T21:30:00Z', end_date: '2099-03-24T22:30:00Z' }),
        ],
        [{ id: 1, name: 'City day', first_day: '2099-03-23', last_day: '2099-03-23' }],
      ),
    )
    await openPage(weekPath)
    const table = within(await screen.findByRole('table', { name: 'Classes of 23/03/2099 – 29/03/2099' }))
    expect(table.getByRole('rowheader', { name: 'Monday, 23/03/2099 · City day' })).toBeDefined()
    const [first, second] = ['Class 1', 'Class 2'].map((name) => table.getByRole('row', { name: new RegExp(name) }))
    expect(first?.textContent).toContain('18:30 – 19:30')
    expect(first?.textContent).toContain('2 of 8 places taken, 1 waits')
    expect(first?.textContent).toContain('No teacher')
    expect(second?.textContent).toContain('Cancelled')
  })

  it('is narrowed to a room and turned to another week by the address', async () => {
    const api = timetableApi(classOf(1))
    api.on(weekCall('&room_id=2'), weekOf([]))
    await openPage(weekPath)
    await screen.findByText('Class 1')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'Garden')
    await waitFor(() => expect(location.search).toBe('?start_week=2099-03-23&view=list&room_id=2'))
    expect(await screen.findByText('There are no classes')).toBeDefined()
    await press('Next week')
    await waitFor(() => expect(location.search).toContain('start_week=2099-03-30'))
    expect(location.search).toContain('room_id=2')
  })

  it('is not for teachers without the duty', async () => {
    signedInAs('TEACHER')
    await openPage(weekPath)
    await waitFor(() => expect(location.pathname).not.toBe('/admin/timetable'))
  })
})

describe('a class', () => {
  it('is moved by its form once what that does is known', async () => {
    const api = timetableApi(classOf(1))
    api.on('POST /classes/1/impact', impact)
    api.on('PUT /classes/1', classOf(1, { start_date: '2099-03-23T22:00:00Z', end_date: '2099-03-23T23:00:00Z' }))
    await openPage(weekPath)
    await openClass()
    await press('Change')
    const form = await dialog('Change “Class 1”')
    const start = form.getByLabelText('Start')
    await userEvent.clear(start)
    await userEvent.type(start, '19:00')
    await userEvent.click(form.getByRole('button', { name: 'Go on' }))
    const asked = await question('Change “Class 1”?')
    expect(await asked.findByText('3 students are told.')).toBeDefined()
    expect(asked.getByRole('row', { name: 'Start 18:30 19:00' })).toBeDefined()
    expect(api.count('PUT /classes/1')).toBe(0)
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('“Class 1” is changed.')).toBeDefined()
    expect(bodyOf(api, 'PUT /classes/1')).toEqual({
      name: 'Class 1',
      online: false,
      room_id: 1,
      teacher_id: 11,
      day: '2099-03-23',
      start_time: '19:00',
      minutes: 60,
      max_students: 8,
      url: '',
      chapter_from_id: null,
      chapter_to_id: null,
      version: 3,
      release: false,
    })
  })

  it('is not saved where the server refuses, which says what is in the way', async () => {
    const api = timetableApi(classOf(1))
    const values = { room: 'Garden', name: 'Phonics', start: '23/03/2099 18:00', end: '19:00' }
    api.refuse('POST /classes/1/impact', 412, { token: 'class.roomTaken', values })
    await openPage(weekPath)
    await openClass()
    await press('Change')
    const form = await dialog('Change “Class 1”')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Room' }), 'Garden (12 places)')
    await userEvent.click(form.getByRole('button', { name: 'Go on' }))
    const asked = await question('Change “Class 1”?')
    expect((await asked.findByRole('alert')).textContent).toContain('Garden has Phonics from 23/03/2099 18:00 to 19:00')
    expect(asked.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    await userEvent.click(asked.getByRole('button', { name: 'Back' }))
    expect((await dialog('Change “Class 1”')).getByRole('combobox', { name: 'Room' })).toHaveProperty('value', '2')
  })

  it('takes places away only when that is confirmed, with the names of who loses one', async () => {
    const api = timetableApi(classOf(1))
    api.on('POST /classes/1/impact', () => ({ status: 412, body: { token: 'class.overBooked', values: {} } }))
    await openPage(weekPath)
    await openClass()
    await press('Change')
    const form = await dialog('Change “Class 1”')
    const count = form.getByLabelText('Places')
    await userEvent.clear(count)
    await userEvent.type(count, '1')
    await userEvent.click(form.getByRole('button', { name: 'Go on' }))
    const asked = await question('Change “Class 1”?')
    const release = await asked.findByRole('checkbox', { name: 'Save though students lose their places' })
    api.on('POST /classes/1/impact', { ...impact, released: [{ id: 42, name: 'Beto Lima' }] })
    await userEvent.click(release)
    expect(await asked.findByText('Loses the place: Beto Lima.')).toBeDefined()
    expect(bodyOf(api, 'POST /classes/1/impact')).toMatchObject({ release: true, max_students: 1 })
  })

  it('that a colleague has changed meanwhile is shown anew, with who and when', async () => {
    const api = timetableApi(classOf(1))
    api.on('POST /classes/1/impact', impact)
    const latest = { entity: 'classes', id: 1, by: 'Rui', at: '2099-03-20T13:00:00Z' }
    api.refuse('PUT /classes/1', 409, { token: 'conflict', latest })
    await openPage(weekPath)
    await openClass()
    await press('Change')
    const form = await dialog('Change “Class 1”')
    await userEvent.type(form.getByLabelText('Name'), '!')
    await userEvent.click(form.getByRole('button', { name: 'Go on' }))
    const asked = await question('Change “Class 1”?')
    await asked.findByText('3 students are told.')
    await userEvent.click(asked.getByRole('button', { name: 'Save' }))
    expect((await asked.findByRole('alert')).textContent).toContain('Rui saved at 20/03/2099 10:00.')
    await waitFor(() => expect(api.count('GET /classes/1')).toBeGreaterThan(1))
  })

  it('is cancelled with a reason, after it is said how many are told', async () => {
    const api = timetableApi(classOf(1))
    api.on('POST /classes/1/cancel', classOf(1, { status: 'CANCELLED', cancel_reason: 'Flood' }))
    await openPage(weekPath)
    await openClass()
    await press('Cancel the class')
    const asked = await dialog('Cancel “Class 1”?')
    expect(asked.getByText(/^3 booked or waiting students are told/)).toBeDefined()
    await userEvent.type(asked.getByLabelText('Reason'), 'Flood')
    await userEvent.click(asked.getByRole('button', { name: 'Cancel the class' }))
    expect(await screen.findByText('“Class 1” is cancelled.')).toBeDefined()
    expect(bodyOf(api, 'POST /classes/1/cancel')).toEqual({ version: 3, reason: 'Flood' })
    expect(await (await dialog('Class 1')).findByRole('button', { name: 'Restore' })).toBeDefined()
  })

  it('goes to a substitute: who is free comes first', async () => {
    const api = timetableApi(classOf(1))
    api.on('POST /people/11/absence', { content: [{ ...classOf(1), free: [{ id: 13, name: 'Tom Hill' }] }] })
    api.on('POST /classes/1/substitute', classOf(1, { teacher: { id: 13, name: 'Tom Hill' } }))
    await openPage(weekPath)
    await openClass()
    await press('Substitute')
    const asked = await dialog('Who gives “Class 1”?')
    await asked.findByRole('option', { name: 'Tom Hill (free)' })
    const names = asked.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['Choose', 'Tom Hill (free)', 'Ana Reis (not free)'])
    await userEvent.selectOptions(asked.getByRole('combobox', { name: 'Substitute' }), '13')
    await userEvent.click(asked.getByRole('button', { name: 'Give the class' }))
    await screen.findByText('“Class 1” has another teacher.')
    expect(bodyOf(api, 'POST /classes/1/substitute')).toEqual({ version: 3, teacher_id: 13 })
  })

  it('gets a student by name, and loses one once that is confirmed', async () => {
    const api = timetableApi(classOf(1))
    api.on('GET /classes/1/bookable?page=1&size=50', { content: [{ id: 44, name: 'Dora Paz' }], meta: {} })
    api.on('PUT /classes/1/students/44', classOf(1))
    api.on('DELETE /classes/1/students/41', classOf(1))
    await openPage(weekPath)
    const shown = await openClass()
    expect(shown.getByRole('link', { name: 'Maria Souza' }).getAttribute('href')).toBe('/admin/learners/41')
    await userEvent.click(await shown.findByRole('combobox', { name: 'Add a student' }))
    await userEvent.click(await screen.findByRole('option', { name: /Dora Paz/ }))
    await userEvent.click(shown.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Dora Paz has a place.')).toBeDefined()
    await userEvent.click(shown.getByRole('button', { name: 'Take out Maria Souza' }))
    expect(api.count('DELETE /classes/1/students/41')).toBe(0)
    await userEvent.click((await question('Take out Maria Souza?')).getByRole('button', { name: 'Take out' }))
    expect(await screen.findByText('Maria Souza is out.')).toBeDefined()
  })

  it('is made from the button, where it says what is missing', async () => {
    const api = timetableApi()
    api.on('POST /classes', classOf(9, { name: 'Small talk' }))
    await openPage(weekPath)
    await press('New class')
    const form = await dialog('New class')
    await userEvent.click(form.getByRole('button', { name: 'Make the class' }))
    expect(await form.findAllByText('This field is required')).not.toHaveLength(0)
    expect(api.count('POST /classes')).toBe(0)
    await userEvent.type(form.getByLabelText('Name'), 'Small talk')
    await userEvent.type(form.getByLabelText('Start'), '18:00')
    await userEvent.click(form.getByRole('button', { name: 'Make the class' }))
    expect(await screen.findByText('“Small talk” is made.')).toBeDefined()
    expect(bodyOf(api, 'POST /classes')).toMatchObject({ unity_id: 1, day: '2099-03-23', start_time: '18:00' })
  })

  it('says who has moved and cancelled it, once that is asked for', async () => {
    const api = timetableApi(classOf(1))
    const revision = { by: { id: 3, name: 'Rita Reis' }, fields: [], before: null, after: null, reason: '' }
    const moved = { before: '2099-03-23T21:30:00Z', after: '2099-03-23T22:00:00Z', fields: ['room_id'] }
    api.on('GET /classes/1/changes?page=1&size=50', {
      content: [
        { ...revision, id: 2, at: '2099-03-02T12:00:00Z', what: 'CANCELLED', reason: 'Snow' },
        { ...revision, id: 1, at: '2099-03-01T12:00:00Z', what: 'MOVED', ...moved, by: null },
      ],
      meta: { page: 1, size: 50, total: 2 },
    })
    await openPage(weekPath)
    const shown = await openClass()
    expect(api.asked.some(({ path }) => path.includes('/changes'))).toBe(false)
    await userEvent.click(await shown.findByRole('button', { name: 'History' }))
    const [first, second] = await shown.findAllByText(/Rita Reis cancelled it|The portal moved it/)
    expect(first?.nextElementSibling?.textContent).toBe('02/03/2099 09:00 · Reason: Snow')
    expect(second?.nextElementSibling?.textContent).toBe(
      '01/03/2099 09:00 · 23/03/2099 18:30 → 23/03/2099 19:00 · Changed: Room',
    )
  })
})
