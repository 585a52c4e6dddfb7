import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { giveDevice, made, takeDevice } from '../../testing/fake-device.ts'
import { openPage, signedOut, userOf } from '../../testing/open-page.tsx'

const options = { challenge: 'AQID', rpId: 'localhost', timeout: 60_000, userVerification: 'required' }
let school: FakeApi
beforeEach(() => {
  signedOut()
  school = new FakeApi().on('POST /session/passkey_options', options).open()
})
afterEach(takeDevice)

const name = 'Sign in with a passkey'
async function press() {
  await openPage('/login')
  await userEvent.click(await screen.findByRole('button', { name }))
}

it('signs in by a passkey and goes to the dashboard; nothing is asked of the school before it is pressed', async () => {
  giveDevice()
  school.on('POST /session/passkey', { token: 'fresh', user: userOf('TEACHER') })
  await openPage('/login')
  const button = await screen.findByRole('button', { name })
  expect(school.asked).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'Hello, Maria' })).toBeDefined()
  expect(school.asked.find(({ path }) => path === '/session/passkey')?.body).toMatchObject({ credential: made })
  expect(localStorage.getItem('the-house.token')).toBe('fresh')
})

it('stays where it is, without a word, when the dialog of the browser is closed', async () => {
  giveDevice('closes')
  await press()
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
  expect(school.count('POST /session/passkey')).toBe(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says that a passkey was refused, and what goes on working', async () => {
  giveDevice()
  school.refuse('POST /session/passkey', 412, { token: 'passkey.refused' })
  await press()
  expect(await screen.findByText('The passkey was not accepted. Try again, or use your password.')).toBeDefined()
  expect(location.pathname).toBe('/login')
})

it('is not there where the browser has no passkeys', async () => {
  await openPage('/login')
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
  expect(screen.queryByRole('button', { name })).toBeNull()
})
