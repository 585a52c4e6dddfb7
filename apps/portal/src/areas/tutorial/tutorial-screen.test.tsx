import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { guides } from './guides.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
  new FakeApi().on('GET /me/books', { content: [] }).open()
})

const guide = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const card = heading.closest('details')
  if (!card) throw new Error(`${name} is no guide`)
  return card
}

it('lists every guide, all of them closed', async () => {
  await openPage('/tutorial')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tutorial' })).toBeDefined()
  const headings = screen.getAllByRole('heading', { level: 2 })
  const cards = headings.flatMap((heading) => heading.closest('details') ?? [])
  expect(cards.map((card) => card.id)).toEqual(guides.map(({ id }) => id))
  expect(cards.filter((card) => card.open)).toEqual([])
})

it('offers a tour of every screen with an address of its own, and starts it there', async () => {
  localStorage.setItem('the-house.tour.7.books', 'true')
  await openPage('/tutorial')
  const links = await screen.findAllByRole('link', { name: /^Tour: /, hidden: true })
  expect(links.map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Books',
    'Exercises',
    'Speaking',
    'Downloads',
    'Schedule',
    'Tribes',
    'News',
    'Store',
    'Partners',
    'Notifications',
    'My Profile',
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Tour: Books', hidden: true }))
  expect(location.pathname).toBe('/the-magic-formula/books')
  expect(localStorage.getItem('the-house.tour.7.books')).toBeNull()
})

it('opens a guide with its steps when its heading is pressed', async () => {
  await openPage('/tutorial')
  const card = await guide('Doing exercises')
  await userEvent.click(screen.getByRole('heading', { name: 'Doing exercises' }))
  await waitFor(() => expect(card.open).toBe(true))
  expect([...card.querySelectorAll('li')].map((step) => step.textContent).join(' ')).toMatch(/1 to 9 choose.*Backspace/)
})

it('comes with the guide open that the address names', async () => {
  await openPage('/tutorial#offline')
  expect((await guide('Without a connection')).open).toBe(true)
  expect((await guide('Doing exercises')).open).toBe(false)
})

it('leads from the guide of chapters to the books', async () => {
  await openPage('/tutorial#chapter')
  await userEvent.click(await screen.findByRole('link', { name: 'Go to the books' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Books' })).toBeDefined()
  expect(location.pathname).toBe('/the-magic-formula/books')
})

it('asks a visitor to sign in first', async () => {
  signedOut()
  await openPage('/tutorial')
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
  expect(location.pathname).toBe('/login')
})
