import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { foundingSteps } from '@the-house/domain'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedOut, userOf } from '../../testing/open-page.tsx'

const look = 'GET /founding/the-token'
const call = 'POST /founding'
const link = { expires_at: '2026-03-03T12:00:00Z' }
const founder = { ...userOf('TEACHER'), admin: true }
const steps = foundingSteps.map((step) => ({ step, count: 0, done: false, skipped: false }))

let school: FakeApi
beforeEach(() => {
  signedOut()
  school = new FakeApi().on(look, link).on('GET /founding', { steps }).open()
})

const press = () => userEvent.click(screen.getByRole('button', { name: 'Found the school' }))
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function fill() {
  await openPage('/found/the-token')
  await type('Name of the unit', 'Manaus')
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/Manaus')
  await type('Your name', 'Ana Souza')
  await type('Your e-mail', 'ana@example.com')
  await type('Password', 'three blue doors')
  await type('Password, once more', 'three blue doors')
}

it('founds the school and goes on to its steps, signed in; the link is gone from the address', async () => {
  school.on(call, { token: 'a session', user: founder })
  await fill()
  await press()
  await waitFor(() => expect(location.pathname).toBe('/founding'))
  expect(localStorage.getItem('the-house.token')).toBe('a session')
  expect(school.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    token: 'the-token',
    unit: 'Manaus',
    time_zone: 'America/Manaus',
    name: 'Ana Souza',
    email: 'ana@example.com',
    password: 'three blue doors',
  })
})

it.each([
  [412, { token: 'founding.link' }, 'This link has expired, or the server has printed a newer one since.'],
  [412, { token: 'founding.done' }, 'This school is founded already. Sign in as its administrator.'],
  [412, { token: 'validation', fields: { email: 'validation.taken' } }, 'This is already taken'],
  [429, { token: 'tooMany' }, /too often/],
  [503, { token: 'unavailable' }, /./],
])('keeps what was typed where the server answers %s %j', async (status, body, message) => {
  school.refuse(call, status, body)
  await fill()
  await press()
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(valueOf('Name of the unit')).toBe('Manaus')
  expect(valueOf('Password')).toBe('three blue doors')
  expect(screen.getByRole('button', { name: 'Found the school' }).getAttribute('aria-busy')).toBeNull()
  expect(location.pathname).toBe('/found/the-token')
})

it('asks for what is missing before it asks the server, at the first field', async () => {
  await openPage('/found/the-token')
  await screen.findByLabelText('Name of the unit')
  await press()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name of the unit')))
  expect(screen.getAllByText('This field is required').length).toBe(5)
  expect(school.count(call)).toBe(0)
})

it.each([
  ['founding.link', /has expired/, true],
  ['founding.done', /is founded already/, false],
])('shows no form for a link that is over (%s), and leads to the login', async (token, message, isOver) => {
  school.refuse(`GET /founding/${token}`, 412, { token })
  await openPage(`/found/${token}`)
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.queryByLabelText('Name of the unit')).toBeNull()
  expect(screen.queryByText(/start it again/) !== null).toBe(isOver)
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/login')
})
