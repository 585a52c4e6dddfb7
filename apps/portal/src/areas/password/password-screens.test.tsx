import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'

let school: FakeApi
beforeEach(() => {
  signedOut()
  school = new FakeApi().open()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

const fill = async (again = 'three blue doors') => {
  await type('New password', 'three blue doors')
  await type('New password, once more', `${again}{Enter}`)
}

describe('a forgotten password', () => {
  it('asks for the mail, says that it was sent, and goes to the login', async () => {
    school.refuse('POST /session/forgot_password', 204)
    await openPage('/forgot-password')
    await type('E-mail', 'maria@thehouse.test{Enter}')
    expect(await screen.findByRole('alertdialog', { name: 'E-mail sent' })).toBeDefined()
    expect(school.asked).toMatchObject([{ path: '/session/forgot_password', body: { email: 'maria@thehouse.test' } }])
    await press('OK')
    await waitFor(() => expect(location.pathname).toBe('/login'))
  })

  it('asks for an e-mail address before it asks the server, at the field', async () => {
    await openPage('/forgot-password')
    await type('E-mail', 'maria{Enter}')
    const field = await screen.findByLabelText('E-mail')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('This is not an e-mail address')).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(school.asked).toEqual([])
  })

  it('keeps what was typed when it was too often', async () => {
    school.refuse('POST /session/forgot_password', 429, { token: 'tooMany' })
    await openPage('/forgot-password')
    await type('E-mail', 'maria@thehouse.test{Enter}')
    expect(await screen.findByText(/too often/)).toBeDefined()
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'maria@thehouse.test')
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull()
  })

  it('leads back to the login', async () => {
    await openPage('/forgot-password')
    await userEvent.click(await screen.findByRole('link', { name: 'Back to sign in' }))
    expect(location.pathname).toBe('/login')
  })
})

describe('a new password', () => {
  const call = 'POST /session/change_password_token'

  it('is set by the token of the address; then the login waits', async () => {
    school.refuse(call, 204)
    await openPage('/change-password/the-token')
    await fill()
    expect(await screen.findByRole('alertdialog', { name: 'Password Updated' })).toBeDefined()
    expect(school.asked).toMatchObject([{ body: { token: 'the-token', password: 'three blue doors' } }])
    await press('OK')
    await waitFor(() => expect(location.pathname).toBe('/login'))
  })

  it('signs out the user of this browser, for the server has ended every session', async () => {
    signedInAs()
    school.refuse(call, 204)
    await openPage('/change-password/the-token')
    await fill()
    await screen.findByRole('alertdialog', { name: 'Password Updated' })
    expect(localStorage.getItem('the-house.token')).toBeNull()
  })

  it('has to be typed twice alike', async () => {
    await openPage('/change-password/the-token')
    await fill('three blue windows')
    expect(await screen.findByText('The two passwords are not the same')).toBeDefined()
    expect(school.asked).toEqual([])
  })

  it.each([
    ['1234', 'Use at least 5 characters'],
    ['password', 'This is one of the most used passwords. Choose another one'],
  ])('cannot be %s', async (password, message) => {
    await openPage('/change-password/the-token')
    await type('New password', `${password}{Enter}`)
    expect(await screen.findByText(message)).toBeDefined()
    expect(school.asked).toEqual([])
  })

  it('offers a new link where this one was used or is too old', async () => {
    school.refuse(call, 412, { token: 'link.invalid' })
    await openPage('/change-password/the-token')
    await fill()
    expect(await screen.findByText(/expired or was already used/)).toBeDefined()
    await userEvent.click(await screen.findByRole('link', { name: 'Ask for a new link' }))
    expect(location.pathname).toBe('/forgot-password')
  })
})
