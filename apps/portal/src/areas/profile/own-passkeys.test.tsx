import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { giveDevice, made, takeDevice } from '../../testing/fake-device.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'

const list = 'GET /me/passkeys'
const remove = 'POST /me/passkeys/3/remove'
const phone = {
  id: 3,
  name: 'My phone',
  created_at: '2026-03-02T01:30:00Z',
  last_used_at: '2026-03-05T12:00:00Z',
  synced: true,
}
const key = { ...phone, id: 2, name: 'USB key', last_used_at: null, synced: false }
const options = {
  rp: { id: 'localhost', name: 'The House' },
  user: { id: 'AQID', name: 'maria@thehouse.test', displayName: 'Maria Silva' },
  challenge: 'AQID',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 60_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
}
const profile = { name: 'Maria Silva', email: 'maria@thehouse.test', cpf: '', cellphone: '', birthday: '' }

let school: FakeApi
beforeEach(() => {
  signedInAs('TEACHER')
  giveDevice()
  school = new FakeApi()
    .on('GET /me/profile', profile)
    .on(list, { content: [phone, key] })
    .on('POST /me/passkeys/options', options)
    .on('POST /me/passkeys', phone)
    .on(remove, { status: 204 })
    .open()
})
afterEach(takeDevice)

const wrong = { token: 'password.wrong', fields: { password: 'errors.password.wrong' } }
const sentTo = (path: string) => school.asked.filter((asked) => asked.path === path).map(({ body }) => body)

async function add() {
  await openPage('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'My phone')
  await userEvent.type(dialog.getByLabelText('Current password'), 'magic-formula{Enter}')
}

async function askToRemove() {
  await openPage('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “My phone”?' }))
  await userEvent.type(dialog.getByLabelText('Current password'), 'magic-formula{Enter}')
}

it('each is shown with its name, when it was added and used, and whether a password manager keeps it', async () => {
  await openPage('/profile')
  const rows = within(await screen.findByRole('list', { name: 'My passkeys' })).getAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('p')?.nextSibling?.textContent)).toEqual([
    'Added on 01/03/2026 · Last used on 05/03/2026 · Kept by a password manager',
    'Added on 01/03/2026 · Not used yet',
  ])
})

it('one is added with the password and what the device has made, and the list is read again', async () => {
  await add()
  expect(await screen.findByText('You can sign in with this passkey now')).toBeDefined()
  expect(sentTo('/me/passkeys/options')).toEqual([{ password: 'magic-formula' }])
  expect(sentTo('/me/passkeys')).toContainEqual({ name: 'My phone', credential: expect.objectContaining(made) })
  await waitFor(() => expect(school.count(list)).toBe(2))
  expect(screen.queryByRole('dialog', { name: 'Add a passkey' })).toBeNull()
})

it('a wrong password is told at its field, and the device is not asked', async () => {
  school.refuse('POST /me/passkeys/options', 412, wrong)
  await add()
  expect(await screen.findAllByText('The current password is not right.')).toHaveLength(1)
  expect(school.count('POST /me/passkeys')).toBe(0)
})

it.each([
  ['closes', 'No passkey was added'],
  ['hasOne', 'This device has a passkey of your account already'],
] as const)('where the device %s, it says: %s', async (act, words) => {
  giveDevice(act)
  await add()
  expect(await screen.findByText(words)).toBeDefined()
  expect(school.count('POST /me/passkeys')).toBe(0)
})

it('one is removed with the password, and the focus is on the heading', async () => {
  await askToRemove()
  expect(await screen.findByText('The passkey is removed')).toBeDefined()
  expect(sentTo('/me/passkeys/3/remove')).toEqual([{ password: 'magic-formula' }])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' })))
})

it('none is removed with a wrong password, which is told at its field', async () => {
  school.refuse(remove, 412, wrong)
  await askToRemove()
  expect(await screen.findAllByText('The current password is not right.')).toHaveLength(1)
  expect(screen.getByRole('dialog', { name: 'Remove “My phone”?' })).toBeDefined()
})

it('without any it says so; a browser that has none is not asked to add one', async () => {
  takeDevice()
  school.on(list, { content: [] })
  await openPage('/profile')
  expect(await screen.findByText('You have no passkey yet.')).toBeDefined()
  expect(screen.getByText(/This browser can add none here/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

it('a student has none and is asked nothing of them', async () => {
  signedInAs('STUDENT')
  await openPage('/profile')
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull()
  expect(school.count(list)).toBe(0)
})
