import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const partner = {
  id: 5,
  version: 1,
  updated_at: null,
  segment_id: 1,
  segment: { id: 1, name: 'Health' },
  name: 'Ótica Clara',
  address: 'Rua Augusta, 1508',
  site: '',
  phone: '',
  discount: 15,
  units_id: [],
  description: '',
  image: null,
}

it('shows a longer address of old whole, says at its field what to write, and saves the state', async () => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  const school = new FakeApi()
    .on('GET /partners/5', { ...partner, managed: partner })
    .on('GET /unities', { content: [] })
    .on('GET /segments/1', partner.segment)
    .on('PUT /partners/5', partner)
    .open()
  const sent = () => school.asked.filter(({ method }) => method === 'PUT')
  await openPage('/admin/partners/5')
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })
  expect(address.value).toBe('Rua Augusta, 1508')
  await userEvent.type(screen.getByRole('textbox', { name: 'Discount in per cent' }), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write the two letters of the state, like SP')).toBeDefined()
  expect(sent()).toEqual([])
  await userEvent.clear(address)
  await userEvent.type(address, 'SPX')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ address: 'SP', discount: 15 }]))
})
