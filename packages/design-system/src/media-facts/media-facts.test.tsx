import { cleanup, render } from '@testing-library/react'
import { createI18n, I18nProvider, loadAreas } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { PdfViewer } from '../pdf-viewer/pdf-viewer.tsx'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'

beforeAll(async () => {
  await createI18n()
  await loadAreas('learning')
})

afterEach(cleanup)

const markup = (player: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider>
      <ThemeProvider>{player}</ThemeProvider>
    </I18nProvider>,
  )
const file = (facts?: object) => ({ src: '/file', title: 'At the door', facts })

it('shows length, size and pages in the first render, before anything is loaded', () => {
  expect(markup(<AudioPlayer {...file({ seconds: 90.4 })} />)).toContain('0:00 of 1:30')
  expect(markup(<VideoPlayer {...file({ seconds: 83, bytes: 48_300_000 })} />)).toContain('1:23 · 46.1 MB')
  expect(markup(<PdfViewer {...file({ pages: 1, bytes: 2048 })} />)).toContain('1 page · 2 kB')
})

it('names what browsers do not play, and links to the file', async () => {
  for (const Player of [AudioPlayer, VideoPlayer]) {
    const { container } = render(
      <I18nProvider>
        <ThemeProvider>
          <Player {...file({ unplayable: 'amr' })} />
        </ThemeProvider>
      </I18nProvider>,
    )
    await vi.waitFor(() => expect(container.textContent).toContain('This browser may not play AMR.'), {
      timeout: 20_000,
    })
    const link = container.querySelector('a')
    expect([link?.getAttribute('href'), link?.hasAttribute('download')]).toEqual(['/file', true])
  }
})

it('says nothing of a file of which nothing is known, nor of one that could not be read', () => {
  for (const facts of [undefined, {}, { unplayable: 'unread' }]) {
    expect(markup(<VideoPlayer {...file(facts)} />)).not.toMatch(/<p[ >]|<a /)
    expect(markup(<AudioPlayer {...file(facts)} />)).not.toMatch(/<p[ >]|<a /)
  }
})
