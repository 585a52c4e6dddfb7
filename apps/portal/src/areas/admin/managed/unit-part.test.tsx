import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const units = { content: [{ id: 1, name: 'Centre', time_zone: 'America/Sao_Paulo' }, { id: 2, name: 'North', time_zone: 'America/Manaus' }] } // oxfmt-ignore
const holiday = {
  id: 5,
  version: 1,
  updated_at: null,
  unity_id: null,
  unity: null,
  name: 'Christmas',
  first_day: '2026-12-24',
  last_day: '2026-12-26',
}

beforeEach(() => localStorage.clear())

it('lists the unit of each record, or that it is for all of them, and its days', async () => {
  signedInWith({ admin: true }, 'TEACHER')
  new FakeApi()
    .on('GET /holidays?page=1&size=20', {
      content: [holiday, { ...holiday, id: 6, name: 'Fair', unity_id: 2, unity: { id: 2, name: 'North' } }],
      meta: { page: 1, size: 20, total: 2 },
    })
    .open()
  await openPage('/admin/holidays')
  await screen.findByRole('link', { name: 'Christmas' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).queryByText(/All units|North/)?.textContent)).toEqual(['All units', 'North'])
  expect(within(rows[0] ?? document.body).getByText('24/12/2026')).toBeDefined()
})

it('offers administrators every unit and all of them, and sends what they choose', async () => {
  signedInWith({ admin: true }, 'TEACHER')
  const school = new FakeApi()
    .on('GET /holidays/5', holiday)
    .on('GET /unities', units)
    .on('PUT /holidays/5', { ...holiday, version: 2 })
    .open()
  await openPage('/admin/holidays/5')
  const unit = await screen.findByRole('combobox', { name: 'Unit' })
  await screen.findByRole('option', { name: 'North' })
  expect(within(unit).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All units', 'Centre', 'North']) // oxfmt-ignore
  await userEvent.selectOptions(unit, 'North')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sent = () => school.asked.filter(({ method }) => method === 'PUT')
  await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ unity_id: 2, first_day: '2026-12-24' }]))
})

it('says at its field that a last day is before the first', async () => {
  signedInWith({ admin: true }, 'TEACHER')
  new FakeApi().on('GET /holidays/5', holiday).on('GET /unities', units).open()
  await openPage('/admin/holidays/5')
  const last = await screen.findByRole('textbox', { name: /^Last day/ })
  await userEvent.clear(last)
  await userEvent.type(last, '01/12/2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose a day that is not before the first one')).toBeDefined()
})
