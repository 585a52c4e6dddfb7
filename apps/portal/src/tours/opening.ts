/** Tours need room beside what they speak of, and a keyboard or a mouse. */
export const roomy = '(min-width: 48em) and (pointer: fine)'

const tickMs = 100
/** Enough for a first look at a screen. */
const restMs = 700

const here = (selector: string): boolean => document.querySelector(selector) !== null

/** Whether a screen is on show, with its data. */
const stands = (): boolean => here('main h1') && !here('main [aria-busy=true]:not(button)')

/** Whether somebody types, or something else is to be answered first. */
export const isTaken = (): boolean =>
  here('dialog[open], :popover-open') ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])') ?? false)

/** Calls back once, 700 ms after a screen stands, unless something else is going on by then. */
export function onceOpened(begin: () => void): () => void {
  let stoodMs = 0
  const ticks = setInterval(() => {
    stoodMs = stands() ? stoodMs + tickMs : 0
    if (stoodMs <= restMs) return
    clearInterval(ticks)
    if (!isTaken()) begin()
  }, tickMs)
  return () => clearInterval(ticks)
}
