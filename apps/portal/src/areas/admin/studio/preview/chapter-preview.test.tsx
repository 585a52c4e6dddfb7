import { setColorMode, ThemeProvider } from '@the-house/design-system'
import { createI18n, setLanguage } from '@the-house/i18n'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChapterPreview, type ChapterPreviewProps } from './chapter-preview.tsx'

beforeEach(async () => {
  await createI18n({ language: 'en', areas: ['studio'] })
})

afterEach(() => {
  vi.restoreAllMocks()
  setColorMode('system')
})

const draft = { entity: 'chapters', id: 3, values: { name: 'The attic' } } as const
const focus = { entity: 'topics', id: 5 } as const

function show(props: Partial<ChapterPreviewProps> = {}) {
  const preview = (changes: Partial<ChapterPreviewProps> = {}) => (
    <ThemeProvider>
      <ChapterPreview chapter={3} draft={draft} focus={focus} revision="r0" {...props} {...changes} />
    </ThemeProvider>
  )
  const { rerender } = render(preview())
  return { change: (changes: Partial<ChapterPreviewProps>) => rerender(preview(changes)) }
}
const frame = () => {
  const found = screen.getByTitle(/^The chapter as students see it|^O capítulo como os alunos o veem/)
  if (found instanceof HTMLIFrameElement) return found
  throw new TypeError('It is no frame')
}
/** The frame of a test has no page, so that another window stands for its own. */
function watch() {
  Object.defineProperty(frame(), 'contentWindow', { configurable: true, value: window })
  return vi.spyOn(window, 'postMessage').mockImplementation(() => undefined)
}
const say = (source: MessageEventSource | null, data: unknown, origin = location.origin) =>
  act(async () => {
    dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })

it('frames the chapter in the language and the colours that are chosen', async () => {
  show()
  expect(frame().getAttribute('src')).toBe('/preview/3?lang=en&mode=light')
  await userEvent.click(screen.getByRole('radio', { name: /Portugu/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(frame().getAttribute('src')).toBe('/preview/3?lang=pt&mode=dark')
})

it('begins in the colours and the language that the portal shows, and follows them until others are chosen', async () => {
  const evening = window.matchMedia('(min-width: 1px)')
  vi.spyOn(window, 'matchMedia').mockReturnValue(evening)
  setColorMode('system')
  show()
  expect(frame().getAttribute('src')).toBe('/preview/3?lang=en&mode=dark')
  await act(() => setLanguage('pt'))
  act(() => setColorMode('light'))
  expect(frame().getAttribute('src')).toBe('/preview/3?lang=pt&mode=light')
  await userEvent.click(screen.getByRole('radio', { name: 'Escuras' }))
  await userEvent.click(screen.getByRole('radio', { name: 'English' }))
  act(() => setColorMode('system'))
  expect(frame().getAttribute('src')).toBe('/preview/3?lang=en&mode=dark')
})

it('tells its own origin what is not saved, when the preview is ready', async () => {
  show()
  const post = watch()
  await say(window, 'preview.ready')
  expect(post).toHaveBeenCalledExactlyOnceWith({ draft, focus, revision: 'r0' }, location.origin)
})

it('tells it again when that changes', () => {
  const { change } = show()
  const post = watch()
  change({ draft: null, revision: 'r1' })
  expect(post).toHaveBeenCalledExactlyOnceWith({ draft: null, focus, revision: 'r1' }, location.origin)
})

it('tells nothing to another origin or window', async () => {
  show()
  const post = watch()
  await say(window, 'preview.ready', 'https://evil.test')
  await say(new MessageChannel().port1, 'preview.ready')
  await say(null, 'preview.ready')
  expect(post).not.toHaveBeenCalled()
})

it('begins again from the start, and stays there until something else is selected', async () => {
  const { change } = show()
  const before = frame()
  await userEvent.click(screen.getByRole('button', { name: 'From the start' }))
  expect(frame()).not.toBe(before)
  const post = watch()
  await say(window, 'preview.ready')
  expect(post).toHaveBeenLastCalledWith({ draft, focus: null, revision: 'r0' }, location.origin)
  change({ focus: { entity: 'topics', id: 6 } })
  expect(post).toHaveBeenLastCalledWith({ draft, focus: { entity: 'topics', id: 6 }, revision: 'r0' }, location.origin)
})
