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
  document.documentElement.style.fontSize = zoom === 100 ? '' : `${zoom}%`
  answerMotion(globals['motion'] === 'reduced')
}
