import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeApi } from '../../testing/fake-api.ts'
import { openPage, signedInAs, userOf } from '../../testing/open-page.tsx'

const centro = userOf().unity
const online = { ...centro, id: 4, name: 'Online' }
let school: FakeApi
beforeEach(() => {
  sessionStorage.clear()
  signedInAs()
  school = new FakeApi()
    .on('GET /me/unities', { content: [centro, online] })
    .on('POST /session/change_unity', { token: 'new' })
    .on('GET /me', { ...userOf(), unity: online, unity_id: online.id })
    .open()
})

/** Opens the menu and dispatches the toggle event that a browser fires. */
async function openMenu(address = '/dashboard') {
  await openPage(address)
  const button = await screen.findByRole('button', { name: 'Menu of Maria' })
  const panel = button.parentElement?.querySelector('[popover]')
  if (!panel) throw new Error('The button has no panel')
  fireEvent(panel, new Event('toggle'))
}

const unit = (name: string) => screen.findByRole('button', { name, hidden: true })

it('asks for the units only once the menu is open', async () => {
  await openPage('/dashboard')
  await screen.findByRole('button', { name: 'Menu of Maria' })
  expect(school.count('GET /me/unities')).toBe(0)
})

it('lists the units and marks the present one, whose choice changes nothing', async () => {
  await openMenu()
  const list = await screen.findByRole('list', { name: 'Unit', hidden: true })
  expect(within(list).getAllByRole('button', { hidden: true })).toHaveLength(2)
  const present = within(list).getByRole('button', { current: true, hidden: true })
  expect(present.textContent).toBe('Centro')
  await userEvent.click(present)
  expect(school.count('POST /session/change_unity')).toBe(0)
})

it('shows no list to a user of one unit', async () => {
  school.on('GET /me/unities', { content: [centro] })
  await openMenu()
  await waitFor(() => expect(school.count('GET /me/unities')).toBe(1))
  expect(screen.queryByText('Unit')).toBeNull()
})

it('stores the new token with the new user, and reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await openMenu()
  await userEvent.click(await unit('Online'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  // The page may send other requests meanwhile.
  const change = school.asked.findIndex(({ path }) => path === '/session/change_unity')
  expect(school.asked[change]).toMatchObject({ body: { unity_id: 4 }, token: 'a token' })
  expect(school.asked.slice(change)).toContainEqual(expect.objectContaining({ path: '/me', token: 'new' }))
  expect(localStorage.getItem('the-house.token')).toBe('new')
  expect(JSON.parse(localStorage.getItem('the-house.user') ?? '')).toMatchObject({ unity_id: 4 })
})

it('leads from a screen that the new unit does not have to the dashboard', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  await openMenu('/store')
  await userEvent.click(await unit('Online'))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'))
  expect(reload).not.toHaveBeenCalled()
})

it('stores the new token though the user cannot be read at that moment', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  school.refuse('GET /me', 503, { token: 'unavailable' })
  await openMenu()
  await userEvent.click(await unit('Online'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(localStorage.getItem('the-house.token')).toBe('new')
  expect(JSON.parse(localStorage.getItem('the-house.user') ?? '')).toMatchObject({ unity_id: 4, unity: online })
})

it('stays where it was when the change is refused, says why, and can be tried again', async () => {
  school.refuse('POST /session/change_unity', 404, { token: 'notFound' })
  await openMenu()
  await userEvent.click(await unit('Online'))
  expect(await screen.findByText(/We could not find this/)).toBeDefined()
  expect((await unit('Online')).ariaBusy).not.toBe('true')
  expect(localStorage.getItem('the-house.token')).toBe('a token')
})

it('says once, on the next page, in which unit the user is', async () => {
  sessionStorage.setItem('the-house.unit-changed', 'Online')
  await openPage('/dashboard')
  const dialog = await screen.findByRole('alertdialog', { name: 'Unit changed' })
  expect(within(dialog).getByText('You are now in Online.')).toBeDefined()
  expect(sessionStorage.getItem('the-house.unit-changed')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByText('Unit changed')).toBeNull())
})
