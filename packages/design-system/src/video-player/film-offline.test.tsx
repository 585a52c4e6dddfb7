import { cleanup, render } from '@testing-library/react'
import { createI18n, I18nProvider, loadAreas } from '@the-house/i18n'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { VideoPlayer } from './video-player.tsx'

vi.mock('./film-player.tsx', () => Promise.reject(new TypeError('no connection')))

beforeAll(async () => {
  await createI18n()
  await loadAreas('learning')
})
afterEach(cleanup)

it('keeps the room and the link of a film whose cover cannot be loaded', async () => {
  const { container } = render(
    <I18nProvider>
      <ThemeProvider>
        <VideoPlayer src="https://youtu.be/dQw4w9WgXcQ" title="Welcome home" />
      </ThemeProvider>
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull(), { timeout: 20_000 })
  expect(container.querySelector('[aria-hidden=true]')).not.toBeNull()
  expect(container.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
})
