import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedOut } from '../../testing/open-page.tsx'

let school: FakeApi
beforeEach(() => {
  signedOut()
  school = new FakeApi().open()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const link = (token: string) => ({
  path: `/change-code/${token}`,
  call: `POST /session/change_code_token?token=${token}`,
})

describe('an e-mail with another code', () => {
  const address = '/change-code/KEY%2F20001/email/maria%40thehouse.test'
  const call = 'POST /session/change_code?code=KEY%2F20001&email=maria%40thehouse.test'

  it('gets a mail on request, and the login waits', async () => {
    school.refuse(call, 204)
    await openPage(address)
    expect(await screen.findByText(/maria@thehouse.test is already registered/)).toBeDefined()
    await press('Send the e-mail')
    const dialog = await screen.findByRole('alertdialog', { name: 'Look at your e-mails' })
    // It must not say whether there is such an account: the answer is the same for the code of another person.
    expect(dialog.textContent).toContain('If the code KEY/20001 and maria@thehouse.test belong together, a mail')
    expect(dialog.textContent).toContain('If none comes')
    await press('OK')
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(school.count(call)).toBe(1)
  })

  it('can be tried again when the school is out of reach', async () => {
    school.refuse(call, 204)
    school.reachable = false
    await openPage(address)
    await press('Send the e-mail')
    expect(await screen.findByText(/There is no connection to the school/)).toBeDefined()
    school.reachable = true
    await press('Send the e-mail')
    expect(await screen.findByRole('alertdialog', { name: 'Look at your e-mails' })).toBeDefined()
  })

  it.each([
    ['/change-code/KEY/email/maria%40thehouse.test', 'A code has at least 5 characters'],
    ['/change-code/KEY-20001/email/maria', 'This is not an e-mail address'],
  ])('is refused in words where it cannot be right: %s', async (wrong, words) => {
    await openPage(wrong)
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send the e-mail' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Enter the code again' }).getAttribute('href')).toBe('/register')
  })

  it('is refused in words by the school, too', async () => {
    school.refuse(call, 412, { token: 'validation', fields: { code: 'validation.codeMin' } })
    await openPage(address)
    await press('Send the e-mail')
    expect(await screen.findByText('A code has at least 5 characters')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the link of that mail', () => {
  it('changes the code once, says so, and keeps the password on request', async () => {
    const { path, call } = link('keeps')
    school.on(call, { token: 'for a password' })
    await openPage(path)
    expect(await screen.findByRole('alertdialog', { name: 'Code updated' })).toBeDefined()
    await press('Keep the same password')
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(school.count(call)).toBe(1)
  })

  it('leads to a new password with the token that the server gave for it', async () => {
    const { path, call } = link('changes')
    school.on(call, { token: 'for-a-password' })
    await openPage(path)
    await press('Change the password')
    await waitFor(() => expect(location.pathname).toBe('/change-password/for-a-password'))
    expect(await screen.findByLabelText('New password')).toBeDefined()
  })

  it('goes to the login, and says why, when it does not work', async () => {
    const { path, call } = link('fails')
    school.refuse(call, 412, { token: 'link.invalid' })
    await openPage(path)
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
    expect(location.pathname).toBe('/login')
    expect(await screen.findByText(/expired or was already used/)).toBeDefined()
  })
})
