import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signedInWith } from '../../../testing/dashboard-api.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/open-page.tsx'

const person = {
  id: 12,
  version: 'v1',
  code: null,
  name: 'Rui Melo',
  email: 'rui@thehouse.test',
  cpf: '',
  profile: 'TEACHER',
  admin: false,
  state: 'REGISTERED',
  unity_id: 1,
  unity: { id: 1, name: 'Centro' },
  other_units_id: [],
  other_units: [],
  tribe_id: null,
  tribe: null,
  duties: [],
  duties_version: 'd1',
  chapter: null,
  created_at: '2026-03-02T01:30:00Z',
}
const list = 'GET /people/12/passkeys'
const removal = 'DELETE /people/12/passkeys'
const phone = { id: 3, name: 'Phone', created_at: '2026-03-02T01:30:00Z', last_used_at: null, synced: true }

let school: FakeApi
beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  school = new FakeApi()
    .on('GET /people/12', person)
    .on('GET /people/tribes', { content: [] })
    .on('GET /unities', { content: [] })
    .on(list, { content: [phone] })
    .on(removal, { status: 204 })
    .open()
})

it('an administrator sees the passkeys of a teacher and removes them all, once asked', async () => {
  await openPage('/admin/people/12')
  const passkeys = within(await screen.findByRole('list', { name: 'Passkeys of Rui Melo' }))
  expect(passkeys.getByText('Phone')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Remove all passkeys' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove all passkeys of Rui Melo?' }))
  expect(dialog.getByText(/signed out everywhere/)).toBeDefined()
  expect(school.count(removal)).toBe(0)
  school.on(list, { content: [] })
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('This person has no passkey')).toBeDefined()
  expect(school.count(removal)).toBe(1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' })))
})

it('says why they were not removed, and leaves them shown', async () => {
  school.refuse(removal, 503, { token: 'unavailable' })
  await openPage('/admin/people/12')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all passkeys' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/The school cannot answer right now/)).toBeDefined()
  expect(screen.getByRole('list', { name: 'Passkeys of Rui Melo' })).toBeDefined()
})

it('a student is shown without passkeys, and nothing is asked of them', async () => {
  school.on('GET /people/12', { ...person, profile: 'STUDENT' })
  await openPage('/admin/people/12')
  expect(await screen.findByRole('heading', { name: 'Access' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull()
  expect(school.count(list)).toBe(0)
})
