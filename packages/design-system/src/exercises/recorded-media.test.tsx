import { createI18n, I18nProvider, loadAreas } from '@the-house/i18n'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { beforeAll, expect, it } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { exerciseWith } from './fixtures.ts'
import { mediaOf } from './exercise-media.tsx'
import { RecordedMedia } from './recorded-media.tsx'

beforeAll(async () => {
  await createI18n()
  await loadAreas('learning', 'exercises')
})

it('a film that an exercise asks about has its captions', () => {
  const film = { type: 'VIDEO', url: '/film.mp4' } as const
  const shown = (media: object) =>
    renderToStaticMarkup(
      <I18nProvider>
        <ThemeProvider>
          <RecordedMedia {...mediaOf(exerciseWith({ media: { ...film, ...media } }))} />
        </ThemeProvider>
      </I18nProvider>,
    )
  expect(shown({ captions: '/film.vtt' })).toMatch(/<track kind="captions" src="\/film\.vtt"/)
  expect(shown({})).not.toContain('<track')
})
