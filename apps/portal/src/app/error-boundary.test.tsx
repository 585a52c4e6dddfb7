import { ThemeProvider } from '@the-house/design-system'
import { lazyWithRetry } from '@the-house/hooks'
import { createI18n } from '@the-house/i18n'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '../page/load-chunk.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/books-1.js'))
const Gone = lazy(missing)
const late = () => Promise.reject(new ChunkLoadError('time-out'))

const page = (program: string) => `<div id="root"></div><script type="module" src="${program}"></script>`

/** Serves the page of a build; the present page runs /assets/index-old.js. */
function serverHas(html: string) {
  vi.stubGlobal('fetch', async () => new Response(html))
}

const program = document.createElement('script')
program.type = 'module'
program.setAttribute('src', '/assets/index-old.js')
beforeAll(() => document.head.append(program))
afterAll(() => program.remove())

let reload = vi.spyOn(location, 'reload')
beforeEach(async () => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
  reload = vi.spyOn(location, 'reload').mockReturnValue()
  await createI18n({ language: 'en' })
})

const show = (beside = <p />) =>
  render(
    <ThemeProvider>
      {beside}
      <ErrorBoundary>
        <Suspense>
          <Gone />
        </Suspense>
      </ErrorBoundary>
    </ThemeProvider>,
  )

it('goes to the newer version by itself where a part is missing because of it', async () => {
  serverHas(page('/assets/index-new.js'))
  show()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers a reload where the browser itself remembers that a part did not come', async () => {
  serverHas(page('/assets/index-old.js'))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
})

it('says that a part did not come in time, and shows it at the next try that succeeds', async () => {
  serverHas(page('/assets/index-old.js'))
  const answers = [late, late, async () => ({ default: () => <p>The books</p> })]
  const Books = lazyWithRetry(() => (answers.shift() ?? late)())
  render(
    <ThemeProvider>
      <ErrorBoundary>
        <Suspense>
          <Books />
        </Suspense>
      </ErrorBoundary>
    </ThemeProvider>,
  )
  for (const tries of [2, 1]) {
    expect(await screen.findByText(/This part of the page could not be loaded/)).toBeDefined()
    expect(answers).toHaveLength(tries)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  }
  expect(await screen.findByText('The books')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['there is no connection', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
  ['something else answers', () => serverHas('<html>Welcome to the hotel</html>')],
])('stays where %s', async (_, arrange) => {
  arrange()
  show()
  expect(await screen.findByText(/This part of the page could not be loaded/)).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})

it('says that there is a newer version, and waits, where a form is half typed', async () => {
  const field = document.createElement('textarea')
  field.value = 'The sound of exercise 3'
  document.body.append(field)
  serverHas(page('/assets/index-new.js'))
  show()
  expect(await screen.findByText(/The House has been updated/)).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  field.remove()
})

it('does not take what React holds for half typed: answers are kept elsewhere', async () => {
  serverHas(page('/assets/index-new.js'))
  show(<textarea aria-label="Answer" value="My sofa is blue." readOnly />)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('reloads by itself once a minute at most', async () => {
  serverHas(page('/assets/index-new.js'))
  sessionStorage.setItem('the-house.renewed', String(Date.now() - 50_000))
  show()
  expect(await screen.findByText(/The House has been updated/)).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})
