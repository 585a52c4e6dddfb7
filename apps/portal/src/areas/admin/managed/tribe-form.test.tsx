import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const tribe = { id: 9, version: 1, updated_at: null, name: 'Oaks', symbol: 'well', color: 'leaf' }

it('offers symbols and colors by name, and sends those that are chosen', async () => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  const school = new FakeApi().on('POST /school_tribes', tribe).on('GET /school_tribes/9', tribe).open()
  await openPage('/admin/tribes/new')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Oaks')
  const symbol = screen.getByRole('combobox', { name: 'Symbol' })
  expect(within(symbol).getAllByRole('option')).toHaveLength(13)
  await userEvent.selectOptions(symbol, 'Well')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Leaf')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(school.asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { name: 'Oaks', symbol: 'well', color: 'leaf' },
    ]),
  )
})
