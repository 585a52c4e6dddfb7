import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../testing/fake-api.ts'
import { prefetchPath } from './prefetch.ts'
import { openPage, signedInAs, signedOut, userOf } from '../testing/open-page.tsx'

let school: FakeApi
beforeEach(() => {
  signedOut()
  school = new FakeApi().open()
})

const books = { content: [{ id: 1, name: 'Ground floor', cover: null, avaliable: true }] }
const chapters = { content: [] }

it('sends a visitor who is not signed in to /login, and asks the server for nothing', async () => {
  await openPage('/the-magic-formula/books')
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
  expect(location.pathname).toBe('/login')
  expect(school.asked).toEqual([])
})

it('returns to where the user was after signing in, the query included', async () => {
  school.on('POST /session', { token: 'fresh', user: userOf() }).on('GET /me/books', books)
  school.on('GET /books/1/chapters', chapters)
  await openPage('/the-magic-formula/books?book=1')
  expect(await screen.findByText(/the page that you asked for opens/)).toBeDefined()
  await userEvent.type(await screen.findByLabelText('E-mail'), 'maria@thehouse.test')
  await userEvent.type(screen.getByLabelText('Password'), 'magic-formula{Enter}')
  expect(await screen.findByRole('heading', { name: 'Books', level: 1 })).toBeDefined()
  expect(location.pathname + location.search).toBe('/the-magic-formula/books?book=1')
})

it('drops a session that the server no longer knows, says so, and keeps the way back', async () => {
  signedInAs()
  school.refuse('GET /me/books', 401, { token: 'session.required' })
  await openPage('/the-magic-formula/books')
  expect(await screen.findByText(/Your session has ended/)).toBeDefined()
  expect(location.pathname).toBe('/login')
  expect(localStorage.getItem('the-house.token')).toBeNull()
  expect(history.state).toMatchObject({ from: '/the-magic-formula/books' })
})

it('lets a user of a forbidden page stay signed in and go back to the dashboard', async () => {
  signedInAs()
  const user = { ...userOf(), roles: ['ROLE.DASHBOARD'] }
  localStorage.setItem('the-house.user', JSON.stringify(user))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  await openPage('/the-magic-formula/books')
  expect(await screen.findByText('This page is not for your profile')).toBeDefined()
  expect(school.asked).toEqual([])
  await prefetchPath('/dashboard')
  // The first screen waits for what the device has kept: what suspends in a press continues only inside an awaited act.
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Back to the dashboard' })))
  expect(await screen.findByRole('heading', { name: 'Hello, Maria' })).toBeDefined()
})

it('goes to /login in every tab when one signs out', async () => {
  signedInAs()
  await openPage('/dashboard')
  expect(await screen.findByRole('heading', { name: 'Hello, Maria' })).toBeDefined()
  signedOut()
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
})

it('forgets the session, what it has read and the way back on Logout', async () => {
  signedInAs()
  localStorage.setItem('the-house.tribes.1.2026-03.7', '{}')
  school.on('POST /session/logout', null)
  await openPage('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Logout', hidden: true }))
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
  expect(school.count('POST /session/logout')).toBe(1)
  expect(localStorage.getItem('the-house.user')).toBeNull()
  expect(localStorage.getItem('the-house.tribes.1.2026-03.7')).toBeNull()
  expect(history.state).toBeNull()
})

it('moves the focus to the heading of the next screen, and gives the page its title', async () => {
  signedInAs()
  school.on('GET /me/books', books).on('GET /books/1/chapters', chapters)
  await openPage('/dashboard')
  const [link] = await screen.findAllByRole('link', { name: 'Books' })
  if (link) await userEvent.click(link)
  const heading = await screen.findByRole('heading', { name: 'Books', level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Books · The House')
})
