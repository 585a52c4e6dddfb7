/** Tours need space beside the highlighted element, and a keyboard or a mouse. */
export const roomy = '(min-width: 48em) and (pointer: fine)'

const tickMs = 100
/** The delay for a first look at a screen. */
const restMs = 700

const here = (selector: string): boolean => document.querySelector(selector) !== null

/** Whether a screen has rendered with its data. */
const stands = (): boolean => here('main h1') && !here('main [aria-busy=true]:not(button)')

/** Whether the user is typing, or a dialog is open. */
export const isClaimed = (): boolean =>
  here('dialog[open], :popover-open') ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])') ?? false)

/**
 * Calls back once, 700 ms after a screen has rendered with its data, unless the user is busy by then.
 * @returns cancels it
 */
export function onceOpened(begin: () => void): () => void {
  let stoodMs = 0
  const ticks = setInterval(() => {
    stoodMs = stands() ? stoodMs + tickMs : 0
    if (stoodMs <= restMs) return
    clearInterval(ticks)
    if (!isClaimed()) begin()
  }, tickMs)
  return () => clearInterval(ticks)
}
