import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { practiceApi, topicPath } from '../../testing/practice-api.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
  practiceApi()
})

const lesson = () => document.querySelector('[data-lesson]')
const menu = 'Topics of this chapter'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('leaves title and topics where they are on a wide window', async () => {
  await openPage(topicPath)
  expect(await screen.findByRole('heading', { name: 'Room 1' })).toBeDefined()
  expect(lesson()).toBeNull()
  expect(screen.queryByRole('button', { name: menu })).toBeNull()
})

describe('on a phone', () => {
  beforeEach(() => {
    const always = window.matchMedia('(min-width: 1px)')
    const never = window.matchMedia('(max-width: 1px)')
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query.startsWith('(max-') ? always : never))
  })

  it('fills the window with the exercise, and keeps the one heading of the screen', async () => {
    await openPage(topicPath)
    expect(await screen.findByRole('heading', { name: 'Room 1', level: 2 })).toBeDefined()
    expect(lesson()).not.toBeNull()
    const [title, ...others] = screen.getAllByRole('heading', { level: 1 })
    expect([title?.textContent, others]).toEqual(['Rooms', []])
  })

  it('closes to the books, where the chapter leads', async () => {
    await openPage(topicPath)
    const close = await screen.findByRole('link', { name: 'Leave the exercises' })
    expect(close.getAttribute('href')).toBe('/the-magic-formula/books')
  })

  it('has the title, the tabs, the choice of topics and the menu a press away', async () => {
    await openPage(topicPath)
    await press(menu)
    const dialog = within(await screen.findByRole('dialog', { name: 'Rooms' }))
    expect(dialog.getByRole('link', { name: 'Rooms' })).toBeDefined()
    expect(dialog.getByRole('combobox', { name: 'Topic' })).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('dialog', { name: 'Main menu' })).toBeDefined()
  })

  it('closes what it has opened when the open topic is chosen again', async () => {
    await openPage(topicPath)
    await press(menu)
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Rooms' })).getByRole('link', { name: 'Rooms' }),
    )
    expect(screen.queryByRole('dialog', { name: 'Rooms' })).toBeNull()
  })
})
