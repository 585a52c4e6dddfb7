import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const unitOf = (id: number, changes: object = {}) => ({
  id,
  version: 1,
  updated_at: null,
  name: `Unit ${id}`,
  time_zone: 'America/Recife',
  address: '',
  store: true,
  schedule: true,
  conference_class: true,
  tribe: true,
  archived: false,
  ...changes,
})

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /units/2', unitOf(2))
    .on('GET /units/4', unitOf(4, { store: false }))
    .open()
})
const sent = (method: string) => school.asked.filter((one) => one.method === method)

it('offers the time zones of Brazil first, finds others by typing, and saves the IANA name', async () => {
  school.on('POST /units', unitOf(9)).on('GET /units/9', unitOf(9))
  await openPage('/admin/units/new')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Lisboa')
  const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
  expect(zone.value).toBe('America/Sao Paulo')
  await userEvent.click(zone)
  const options = await screen.findAllByRole('option')
  expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('America/Sao Paulo'),
    expect.stringContaining('America/Bahia'),
  ])
  await userEvent.clear(zone)
  await userEvent.type(zone, 'lisbon')
  await userEvent.click(await screen.findByRole('option', { name: /Europe\/Lisbon/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST').map(({ body }) => body)).toMatchObject([{ time_zone: 'Europe/Lisbon' }]))
})

it('says that the unit without a store never has one, and what archiving does', async () => {
  await openPage('/admin/units/4')
  expect(await screen.findByText('This unit never has a store.')).toBeDefined()
  expect(screen.getByText(/takes no new people, codes and classes/)).toBeDefined()
})

it('says at the switch that the last unit stays', async () => {
  school.reply('PUT /units/2', {
    status: 412,
    body: { token: 'validation', fields: { archived: 'validation.lastUnit' } },
  })
  await openPage('/admin/units/2')
  await userEvent.click(await screen.findByRole('switch', { name: 'Archived' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is the last unit that takes people. Make another one first')).toBeDefined()
})

it('says who and what belongs to a unit that cannot be removed', async () => {
  const values = {
    people: '3',
    codes: '0',
    classes: '12',
    series: '1',
    rooms: '2',
    holidays: '0',
    orders: '0',
    partners: '0',
  }
  school
    .on('GET /units?page=1&size=20', { content: [unitOf(2)], meta: { page: 1, size: 20, total: 1 } })
    .on('GET /units/2/dependents', { content: [] })
    .reply('DELETE /units/2', { status: 412, body: { token: 'unit.inUse', values } })
  await openPage('/admin/units')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Unit 2' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText(/people 3, open codes 0, classes 12/)).toBeDefined()
})
