import { setColorMode, type ColorMode } from '@the-house/design-system'

/** What the toolbar says, or an address (`globals=mode:dark;zoom:200`). */
export type Globals = Record<string, unknown>

const calm = '(prefers-reduced-motion: reduce)'
const ask = window.matchMedia.bind(window)

/** Answers whoever asks for less motion as the toolbar says. */
function answerMotion(reduced: boolean): void {
  document.documentElement.toggleAttribute('data-calm', reduced)
  window.matchMedia = (query) => (reduced && query === calm ? ask('all') : ask(query))
}

/** Beside the toolbar's two, the pictures of stories ask for the device's own: that turns without drawing a story anew. */
const modeOf = (mode: unknown): ColorMode => (mode === 'dark' || mode === 'system' ? mode : 'light')

/** Turns the whole page to what the toolbar says: colours, text size, motion. */
export function surround(globals: Globals): void {
  setColorMode(modeOf(globals['mode']))
  const zoom = Number(globals['zoom'] ?? 100)
  const { style } = document.documentElement
  style.fontSize = zoom === 100 ? '' : `${zoom}%`
  style.setProperty('--text-zoom', String(zoom / 100))
  answerMotion(globals['motion'] === 'reduced')
}

/** Tells the stories that have a frame of their own on a page of words what the page is turned to. */
export function handOn(globals: Globals): void {
  const { dataset } = document.documentElement
  const [before, now] = [dataset['globals'], JSON.stringify(globals)]
  dataset['globals'] = now
  if (before === undefined || before === now) return
  for (const frame of document.querySelectorAll('iframe')) frame.setAttribute('src', frame.src)
}

/** The frame that a story has on a page of words; nothing where it stands alone, or on somebody else's page. */
export function frameOnPage(): Element | null {
  const frame = window.frameElement
  return frame?.ownerDocument.documentElement.dataset['globals'] === undefined ? null : frame
}

/** What the page of words is turned to that a story has its frame on; nothing where it stands alone. */
export function handedOn(): Globals {
  const said: unknown = JSON.parse(frameOnPage()?.ownerDocument.documentElement.dataset['globals'] ?? '{}')
  return typeof said === 'object' && said !== null ? { ...said } : {}
}
