import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { FakeApi } from '../fake-api.ts'
import { openPage, signedInAs, userOf } from '../open-page.tsx'
import { practiceApi, topicPath } from '../practice-api.ts'
import { choose, press } from '../user-actions.ts'
import { changeRegister } from '../../areas/register/register-store.ts'
import { booksPath, enrolment, otherUnit, schoolApi, type } from './school.ts'

/** A user action with a fault and a retry. */
export interface Scenario {
  /** Opens the screen; returns the API to inject the fault into. */
  before: () => Promise<FakeApi>
  does: () => Promise<void>
  /** Retries after the fault is removed, and succeeds. */
  again: () => Promise<void>
}

const email = 'maria@thehouse.test'
const password = 'magic-formula'
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const shownBook = () => screen.findByRole('heading', { level: 2, name: 'Chapters of Ground floor' })
const isSaved = () => screen.findByText(/^Saved \d/, {}, { timeout: 20_000 })

async function signIn() {
  await type('E-mail', email)
  await type('Password', password)
  await press('Sign in')
}

/** A read: the screen shows an error with a retry button in its place. */
const reading: Scenario = {
  before: async () => {
    signedInAs()
    return schoolApi()
  },
  does: () => openPage(booksPath),
  again: async () => {
    await press('Try again')
    await shownBook()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** The session expires: the user signs in again and returns to the same screen. */
const returning: Scenario = {
  ...reading,
  again: async () => {
    await signIn()
    await shownBook()
    expect(location.pathname).toBe(booksPath)
  },
}

/** A form of a public screen. */
const sending: Scenario = {
  before: async () => {
    await openPage('/forgot-password')
    await type('E-mail', email)
    return schoolApi()
  },
  does: () => press('Send'),
  again: async () => {
    expect(valueOf('E-mail')).toBe(email)
    await press('Send')
    await screen.findByRole('alertdialog', { name: 'E-mail sent' })
  },
}

const signingIn: Scenario = {
  before: async () => {
    await openPage('/login')
    return schoolApi()
  },
  does: signIn,
  again: async () => {
    expect([valueOf('E-mail'), valueOf('Password')]).toEqual([email, password])
    await press('Sign in')
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  },
}

/** An answer: it waits in the offline queue and is retried by itself. */
const answering: Scenario = {
  before: async () => {
    signedInAs()
    const api = practiceApi()
    await openPage(topicPath)
    await screen.findByRole('heading', { name: 'Room 1' })
    return api
  },
  does: () => choose(/the kitchen/),
  again: async () => {
    await isSaved()
    expect(screen.getByRole('radio', { name: /the kitchen/ })).toHaveProperty('checked', true)
  },
}

/** An answer that the server rejects for good: another one may be accepted. */
const changing: Scenario = {
  ...answering,
  again: async () => {
    await choose(/the hall/)
    await isSaved()
  },
}

const registering: Scenario = {
  before: async () => {
    changeRegister({ step: 'code', enrolment: null, failed: null })
    await openPage('/register')
    await type('Code', enrolment.code)
    await type('E-mail', enrolment.email)
    return schoolApi()
  },
  does: () => press('Next'),
  again: async () => {
    expect([valueOf('Code'), valueOf('E-mail')]).toEqual([enrolment.code, enrolment.email])
    await press('Next')
    await screen.findByLabelText('Phone/Cellphone')
  },
}

const otherCode: Scenario = {
  ...registering,
  again: async () => {
    await waitFor(() => expect(location.pathname).toBe('/change-code/ABCDE-1/email/clara%40example.com'))
    await press('Send the e-mail')
    await screen.findByRole('alertdialog', { name: 'Look at your e-mails' })
  },
}

const movingCode: Scenario = {
  before: async () => schoolApi(),
  does: () => openPage('/change-code/no-such-token'),
  again: async () => {
    expect(location.pathname).toBe('/login')
    await signIn()
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  },
}

const goToOtherUnit = async () =>
  userEvent.click(await screen.findByRole('button', { name: otherUnit.name, hidden: true }))

const movingUnit: Scenario = {
  before: async () => {
    signedInAs('TEACHER')
    const api = schoolApi().on('GET /me', userOf('TEACHER'))
    await openPage('/dashboard')
    const menu = await screen.findByRole('button', { name: 'Menu of Maria' })
    const panel = menu.parentElement?.querySelector('[popover]')
    if (!panel) throw new Error('The button has no panel')
    fireEvent(panel, new Event('toggle'))
    return api
  },
  does: goToOtherUnit,
  again: async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    expect(localStorage.getItem('the-house.token')).toBe('a token')
    await goToOtherUnit()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(localStorage.getItem('the-house.token')).toBe('new')
  },
}

export const scenarios = {
  reading,
  returning,
  sending,
  signingIn,
  answering,
  changing,
  registering,
  otherCode,
  movingCode,
  movingUnit,
}
