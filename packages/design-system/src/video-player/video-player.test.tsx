import { cleanup, render } from '@testing-library/react'
import { createI18n, I18nProvider, loadAreas } from '@the-house/i18n'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { VideoPlayer } from './video-player.tsx'

beforeAll(async () => {
  await createI18n()
  await loadAreas('learning')
})

const allow = (name: string, content: string) => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name, content })
  document.head.append(meta)
}
afterEach(cleanup)
afterEach(() => document.head.querySelectorAll('meta').forEach((meta) => meta.remove()))

/** The HTML of a player, once the cover of a film has come. */
async function markup(src: string): Promise<string> {
  const { container } = render(
    <I18nProvider>
      <ThemeProvider>
        <VideoPlayer src={src} title="Welcome home" />
      </ThemeProvider>
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull(), { timeout: 20_000 })
  return container.innerHTML
}

it('asks YouTube for nothing before the press, and links to the film', async () => {
  const film = await markup('https://youtu.be/dQw4w9WgXcQ')
  expect(film).toMatch(/<button[^>]*aria-label="Play “Welcome home” from YouTube"/)
  expect(film).toMatch(/<a href="https:\/\/www.youtube.com\/watch\?v=dQw4w9WgXcQ"[^>]*rel="noreferrer"/)
  expect(film).not.toMatch(/<video|<iframe|<img|url\(/)
})

it('plays a file in the player of the browser', async () => {
  expect(await markup('/film.webm')).toMatch(/<video[^>]*src="\/film.webm"/)
  expect(await markup('/film.webm')).not.toContain('<iframe')
})

it.each(['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'])(
  'names the host of a film whose player the school has switched off, and offers no press: %s',
  async (src) => {
    allow('player-origins', 'https://player.vimeo.com')
    const film = await markup(src)
    expect(film).toContain('This film is on YouTube, and your school shows nothing from there.')
    expect(film).toMatch(/<a href="https:\/\/www.youtube.com\/watch\?v=dQw4w9WgXcQ"[^>]*rel="noreferrer"/)
    expect(film).not.toMatch(/<button|<iframe|<video/)
    expect(await markup('https://vimeo.com/76979871')).toContain('<button')
  },
)

it('shows no player where the school allows none, unless its host is allowed as such', async () => {
  allow('player-origins', '')
  expect(await markup('https://vimeo.com/76979871')).not.toContain('<button')
  allow('picture-origins', 'https://player.vimeo.com')
  expect(await markup('https://vimeo.com/76979871')).toContain('<button')
})

it('names the host of a file that the school does not allow', async () => {
  const src = 'https://media.example.com/film.mp4'
  expect(await markup(src)).toContain('This film is on media.example.com')
  expect(await markup(src)).not.toContain('<video')
  allow('picture-origins', 'https://media.example.com')
  expect(await markup(src)).toContain('<video')
})
