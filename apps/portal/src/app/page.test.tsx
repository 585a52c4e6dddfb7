import { setColorMode, type ColorMode } from '@the-house/design-system'
import { createI18n, languages, type Language } from '@the-house/i18n'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { syncSessionAcrossTabs } from '../session/session.ts'
import { signedInAs, signedOut } from '../testing/open-page.tsx'
import { fillPath } from './matching.ts'
import { Page } from './page.tsx'
import { prefetchPath } from './prefetch.ts'
import type { PrerenderedPage } from './prerender.tsx'

let pages: PrerenderedPage[] = []
beforeAll(async () => {
  syncSessionAcrossTabs()
  signedOut()
  pages = (await import('./prerender.tsx')).pages
})

afterEach(() => setColorMode('system'))

/** Takes over a page that was rendered at build; returns its root, what was said of it, and its first heading before. */
async function takeOver({ path, markup }: PrerenderedPage, language: Language) {
  const address = fillPath(path, { token: 'another' })
  history.replaceState(null, '', address)
  await createI18n({ language })
  await prefetchPath(address)
  const root = document.createElement('div')
  root.innerHTML = markup[language] ?? ''
  document.body.append(root)
  const heading = root.querySelector('h1')
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const recovered = vi.fn<(error: unknown) => void>()
  await act(async () => {
    render(<Page path={address} />, { container: root, hydrate: true, onRecoverableError: recovered })
  })
  return { root, heading, said: [...errors.mock.calls, ...recovered.mock.calls] }
}

const looks = languages.flatMap((language) => (['light', 'dark'] as const).map((mode) => [language, mode] as const))

it.each(looks)(
  'takes over every page in %s and %s as it stands, without an error',
  async (language, mode: ColorMode) => {
    setColorMode(mode)
    expect(pages.map(({ path }) => path)).toEqual([
      '/login',
      '/register',
      '/forgot-password',
      '/change-password/:token',
    ])
    for (const page of pages) {
      const { root, heading, said } = await takeOver(page, language)
      expect([page.path, said]).toEqual([page.path, []])
      expect(heading?.textContent).not.toBe('')
      expect(root.querySelector('h1')).toBe(heading)
      expect(root.querySelector<HTMLInputElement>(`[type=radio][value=${mode}]`)?.checked).toBe(true)
      cleanup()
    }
  },
)

it('leads somebody who has signed in meanwhile from the login to the dashboard, without an error', async () => {
  const [login] = pages
  if (!login) throw new Error('No page was rendered.')
  signedInAs()
  const { said } = await takeOver(login, 'en')
  expect(said).toEqual([])
  await waitFor(() => expect(location.pathname).not.toBe('/login'))
})
