import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs } from '../../testing/open-page.tsx'

const call = 'PUT /me/profile'
const profile = {
  name: 'Maria Silva',
  email: 'maria@thehouse.test',
  cpf: '***.456.789-**',
  cellphone: '11987654321',
  birthday: '17/05/1990',
}
let school: FakeApi
beforeEach(() => {
  signedInAs()
  school = new FakeApi().on('GET /me/profile', profile).on(call, profile).open()
})

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = () => school.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)

async function retype(label: string, text: string) {
  await userEvent.clear(await field(label))
  await userEvent.type(await field(label), text)
}

async function changePassword(password = 'three blue doors') {
  await openPage('/profile')
  await userEvent.type(await field('Current password'), 'magic-formula')
  await userEvent.type(await field('New password'), password)
  await userEvent.type(await field('New password, once more'), `${password}{Enter}`)
}

const others = 'POST /session/logout_others'
const askToSignOut = async () => {
  await openPage('/profile')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  return screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' })
}

describe('the own data', () => {
  it('shows what the school has written, to be read alone', async () => {
    await openPage('/profile')
    const values = await Promise.all(['Name', 'E-mail', 'CPF', 'Unit'].map(field))
    expect(values.map(({ value }) => value)).toEqual([profile.name, profile.email, profile.cpf, 'Centro'])
    expect(values.every(({ readOnly }) => readOnly)).toBe(true)
    expect(screen.queryByLabelText('Tribe')).toBeNull()
  })

  it('is saved with cellphone and birthday as they are masked, and no word of a password', async () => {
    await openPage('/profile')
    await retype('Birthday', '18051990')
    await press('Save my data')
    expect(await screen.findByText('Your data is saved')).toBeDefined()
    expect(sent()).toEqual([{ cellphone: '(11) 98765-4321', birthday: '18/05/1990' }])
  })

  it('says at the field what is wrong before it asks the school', async () => {
    await openPage('/profile')
    await retype('Birthday', '31021990')
    await press('Save my data')
    expect(await screen.findByText('Write your birthday as DD/MM/YYYY')).toBeDefined()
    expect(document.activeElement).toBe(await field('Birthday'))
    expect(sent()).toEqual([])
  })

  it.each([
    [412, { token: 'validation', fields: { cellphone: 'validation.phone' } }, 'Phone/Cellphone invalid'],
    [503, { token: 'unavailable' }, 'The school cannot answer right now. Try again in a moment.'],
  ])('keeps what was typed when it is refused with %i, and says why', async (status, body, words) => {
    school.refuse(call, status, body)
    await openPage('/profile')
    await retype('Phone/Cellphone', '1133334444')
    await press('Save my data')
    expect(await screen.findByText(words)).toBeDefined()
    expect((await field('Phone/Cellphone')).value).toBe('(11) 3333-4444')
  })
})

describe('the own password', () => {
  it('is changed with the current one, says so, and empties the fields', async () => {
    await changePassword()
    const done = await screen.findByRole('alertdialog', { name: 'Password Updated' })
    const change_password = { current: 'magic-formula', password: 'three blue doors' }
    expect(sent()).toEqual([{ change_password: { ...change_password, confirmPassword: change_password.password } }])
    await userEvent.click(within(done).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Password' })))
    expect((await field('Current password')).value).toBe('')
    expect((await field('New password')).value).toBe('')
  })

  it('stays as it was when the current one is wrong, which stands at its field and nowhere else', async () => {
    school.refuse(call, 412, {
      token: 'password.wrong',
      fields: { 'change_password.current': 'errors.password.wrong' },
    })
    await changePassword()
    expect(await screen.findAllByText('The current password is not right.')).toHaveLength(1)
    expect(document.activeElement).toBe(await field('Current password'))
    expect((await field('New password')).value).toBe('three blue doors')
  })

  it('cannot be one of the most used', async () => {
    await changePassword('password')
    expect(await screen.findByText('This is one of the most used passwords. Choose another one')).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('says how long to wait after too many tries', async () => {
    school.reply(call, { status: 429, text: '{"token":"tooMany"}', headers: { 'retry-after': '30' } })
    await changePassword()
    expect(await screen.findByText(/Try again in 30 seconds/)).toBeDefined()
  })
})

it('opens every movement of the own dollars when it is asked for, and not before', async () => {
  const call = 'GET /me/dollars?page=1&size=8'
  const movement = { id: 1, amount: 20, reason: 'TOPIC', title: 'Rooms', created_at: '2026-03-02T17:02:00Z' }
  school.on(call, { content: [movement], meta: { page: 1, size: 8, total: 1, balance: 20 } })
  await openPage('/profile')
  expect(await screen.findByText('120 dollars')).toBeDefined()
  expect(school.count(call)).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'See where they come from' }))
  const dialog = await screen.findByRole('dialog', { name: 'My dollars' })
  expect(await within(dialog).findByText('Rooms')).toBeDefined()
  expect(within(dialog).getByText('+20')).toBeDefined()
})

it('hides the time that is left of a test on this device', async () => {
  await openPage('/profile')
  const timer = await screen.findByRole('checkbox', { name: 'Time left in tests' })
  expect(timer).toHaveProperty('checked', true)
  await userEvent.click(timer)
  expect(localStorage.getItem('the-house.timer')).toBe('false')
})

it('switches the shortcuts of exercises off on this device', async () => {
  await openPage('/profile')
  const shortcuts = await screen.findByRole('checkbox', { name: 'Keyboard shortcuts in exercises' })
  expect(shortcuts).toHaveProperty('checked', true)
  await userEvent.click(shortcuts)
  expect(localStorage.getItem('the-house.shortcuts')).toBe('false')
})

describe('the other devices', () => {
  it('are said to be still there when the school does not answer', async () => {
    school.refuse(others, 503, { message: 'The school is being painted.' })
    await userEvent.click(within(await askToSignOut()).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('The school is being painted.')).toBeDefined()
    expect(screen.queryByText('You are signed out everywhere else')).toBeNull()
  })

  it('stay as they are when it is cancelled', async () => {
    await userEvent.click(within(await askToSignOut()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
    expect(school.count(others)).toBe(0)
  })

  it('are signed out once that is confirmed', async () => {
    school.refuse(others, 204)
    await userEvent.click(within(await askToSignOut()).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('You are signed out everywhere else')).toBeDefined()
    expect(school.count(others)).toBe(1)
    expect(localStorage.getItem('the-house.token')).toBe('a token')
  })
})
