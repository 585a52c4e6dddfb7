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

/** Calls back once a screen has stood for a while, or has not come for longer than one waits. */
function onceStanding(begin: () => void, { restMs, patienceMs }: { restMs: number; patienceMs: number }): () => void {
  let stoodMs = 0
  let waitedMs = 0
  const ticks = setInterval(() => {
    stoodMs = stands() ? stoodMs + tickMs : 0
    waitedMs += tickMs
    if (stoodMs <= restMs && waitedMs < patienceMs) return
    clearInterval(ticks)
    begin()
  }, tickMs)
  return () => clearInterval(ticks)
}

/**
 * Calls back once, 700 ms after a screen has rendered with its data.
 * @returns cancels it
 */
export const onceOpened = (begin: () => void): (() => void) => onceStanding(begin, { restMs, patienceMs: Infinity })

/**
 * Calls back once a screen has rendered with its data, after 3 s in any case: an error has no data.
 * @returns cancels it
 */
export const onceLoaded = (begin: () => void): (() => void) => onceStanding(begin, { restMs: 0, patienceMs: 3000 })
