import { ThemeProvider } from '@the-house/design-system'
import { createI18n } from '@the-house/i18n'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from './load-chunk.ts'
import { lazyComponent } from './lazy-component.tsx'

const late = () => Promise.reject(new ChunkLoadError('time-out'))
const remembered = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/ledger-1.js'))
const Ledger = ({ of }: { of: string }) => <p>The dollars of {of}</p>

beforeEach(async () => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await createI18n({ language: 'en' })
})

/** Renders a screen with a lazy component whose imports give these results, one after the other. */
function show(...answers: (() => Promise<typeof Ledger>)[]) {
  const Part = lazyComponent(() => (answers.shift() ?? late)())
  render(
    <ThemeProvider>
      <h1>My Profile</h1>
      <Part of="Maria" />
    </ThemeProvider>,
  )
}
const came = async () => Ledger
const button = (name: string) => screen.findByRole('button', { name })

it('shows what was asked for once it is there', async () => {
  show(came)
  expect(await screen.findByText('The dollars of Maria')).toBeDefined()
})

it('says in its own place what did not come in time, and shows it at the next try that succeeds', async () => {
  show(late, late, came)
  expect(await screen.findByText(/This part of the page could not be loaded/)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'My Profile' })).toBeDefined()
  await userEvent.click(await button('Try again'))
  await userEvent.click(await button('Try again'))
  expect(await screen.findByText('The dollars of Maria')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers to load the page again where the browser remembers that it did not come', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  show(remembered)
  await userEvent.click(await button('Reload the page'))
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { name: 'My Profile' })).toBeDefined()
})
