import { createI18n, I18nProvider, loadAreas } from '@the-house/i18n'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { beforeAll, expect, it } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { VideoPlayer } from './video-player.tsx'

beforeAll(async () => {
  await createI18n()
  await loadAreas('learning')
})

const markup = (src: string) =>
  renderToStaticMarkup(
    <I18nProvider>
      <ThemeProvider>
        <VideoPlayer src={src} title="Welcome home" />
      </ThemeProvider>
    </I18nProvider>,
  )

it('plays a film of YouTube in a frame that sets no cookies, and is told of nothing but the school', () => {
  const film = markup('https://youtu.be/dQw4w9WgXcQ')
  expect(film).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"')
  expect(film).toMatch(/title="Welcome home".*referrerPolicy="strict-origin"/i)
  expect(film).not.toContain('<video')
})

it('plays a file in the player of the browser', () => {
  expect(markup('/film.webm')).toMatch(/<video[^>]*src="\/film.webm"/)
  expect(markup('/film.webm')).not.toContain('<iframe')
})
