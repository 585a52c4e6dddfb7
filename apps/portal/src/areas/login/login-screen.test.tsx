import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedOut, userOf } from '../../testing/open-page.tsx'

let school: FakeApi
beforeEach(() => {
  signedOut()
  school = new FakeApi().open()
})

const email = () => screen.findByLabelText('E-mail')
const password = () => screen.getByLabelText('Password')

it('fills in the e-mail that the address names', async () => {
  await openPage('/login?email=maria%40thehouse.test')
  expect(await email()).toHaveProperty('value', 'maria@thehouse.test')
})

it('signs in with Enter and goes to the dashboard', async () => {
  school.on('POST /session', { token: 'fresh', user: userOf() })
  await openPage('/login')
  await userEvent.type(await email(), 'maria@thehouse.test')
  await userEvent.type(password(), 'magic-formula{Enter}')
  expect(await screen.findByRole('heading', { name: 'Hello, Maria' })).toBeDefined()
  expect(school.asked[0]?.body).toEqual({ email: 'maria@thehouse.test', password: 'magic-formula' })
  expect(localStorage.getItem('the-house.token')).toBe('fresh')
  expect(location.pathname).toBe('/dashboard')
})

it.each([
  ['the school’s own refusal', 412, { token: 'session.invalid' }],
  ['another server’s 401', 401, {}],
])('says that user or password is invalid on %s, and loses nothing of what was typed', async (_, status, body) => {
  school.refuse('POST /session', status, body)
  await openPage('/login')
  await userEvent.type(await email(), 'maria@thehouse.test')
  await userEvent.type(password(), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('User or password invalid.')).toBeDefined()
  expect(await email()).toHaveProperty('value', 'maria@thehouse.test')
  expect(password()).toHaveProperty('value', 'wrong')
  expect(location.pathname).toBe('/login')
})

it('says beside the password, where there were too many wrong ones, which device is not affected and what the way in is', async () => {
  school.refuse('POST /session', 429, { token: 'tooMany' })
  await openPage('/login')
  await userEvent.type(await email(), 'maria@thehouse.test')
  await userEvent.type(password(), 'magic-formula{Enter}')
  expect(await screen.findByText(/Forgot my Password”: it lets you in on this device/)).toBeDefined()
  expect(document.activeElement).toBe(password())
  school.on('POST /session', { token: 'fresh', user: userOf() })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Hello, Maria' })).toBeDefined()
})

it('asks for both fields before it asks the server', async () => {
  await openPage('/login')
  await email()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2))
  expect(school.asked).toEqual([])
})

it('refuses what is no e-mail address', async () => {
  await openPage('/login')
  await userEvent.type(await email(), 'maria')
  await userEvent.type(password(), 'magic-formula{Enter}')
  expect(await screen.findByText('This is not an e-mail address')).toBeDefined()
  expect(school.asked).toEqual([])
})

it('says that there is no connection, and signs in once it is back', async () => {
  school.on('POST /session', { token: 'fresh', user: userOf() })
  school.reachable = false
  await openPage('/login?email=maria@thehouse.test')
  await email()
  await userEvent.type(password(), 'magic-formula{Enter}')
  expect(await screen.findByText(/There is no connection to the school/)).toBeDefined()
  school.reachable = true
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Hello, Maria' })).toBeDefined()
})

it('speaks Portuguese once it is chosen, and remembers it', async () => {
  await openPage('/login')
  await userEvent.click(await screen.findByRole('radio', { name: 'Português' }))
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeDefined()
  expect(document.documentElement.lang).toBe('pt-BR')
  expect(localStorage.getItem('the-house.language')).toBe('pt')
})
