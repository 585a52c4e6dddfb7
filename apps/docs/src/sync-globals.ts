import { setColorMode, type ColorMode } from '@the-house/design-system'

/** The values of the toolbar, or of a URL (`globals=mode:dark;zoom:200`). */
export type Globals = Record<string, unknown>

const calm = '(prefers-reduced-motion: reduce)'
const ask = window.matchMedia.bind(window)

/** Overrides the media query `prefers-reduced-motion` with the toolbar's value. */
function answerMotion(reduced: boolean): void {
  document.documentElement.toggleAttribute('data-calm', reduced)
  window.matchMedia = (query) => (reduced && query === calm ? ask('all') : ask(query))
}

/** Besides the toolbar's two modes, screenshots use `system`, which switches without rendering the story again. */
const modeOf = (mode: unknown): ColorMode => (mode === 'dark' || mode === 'system' ? mode : 'light')

/** Applies the toolbar's values to the page: colour mode, text size, reduced motion. */
export function applyGlobals(globals: Globals): void {
  setColorMode(modeOf(globals['mode']))
  const zoom = Number(globals['zoom'] ?? 100)
  const { style } = document.documentElement
  style.fontSize = zoom === 100 ? '' : `${zoom}%`
  style.setProperty('--text-zoom', String(zoom / 100))
  answerMotion(globals['motion'] === 'reduced')
}

/** Posts the globals of a docs page to the iframes of its stories. */
export function postGlobals(globals: Globals): void {
  const { dataset } = document.documentElement
  const [before, now] = [dataset['globals'], JSON.stringify(globals)]
  dataset['globals'] = now
  if (before === undefined || before === now) return
  for (const frame of document.querySelectorAll('iframe')) frame.setAttribute('src', frame.src)
}

/** The iframe of this story on a docs page; null if the story is the top window, or embedded by another origin. */
export function frameOnPage(): Element | null {
  const frame = window.frameElement
  return frame?.ownerDocument.documentElement.dataset['globals'] === undefined ? null : frame
}

/** The globals of the docs page that embeds this story; empty if the story is the top window. */
export function receivedGlobals(): Globals {
  const said: unknown = JSON.parse(frameOnPage()?.ownerDocument.documentElement.dataset['globals'] ?? '{}')
  return typeof said === 'object' && said !== null ? { ...said } : {}
}
