import type { Outcome } from './outcomes.ts'

/** What the portal builds on, asked as a browser answers it. */
export interface BrowserParts {
  has: (name: string) => boolean
  selects: (selector: string) => boolean
}

const present: BrowserParts = {
  has: (name) => name in globalThis,
  selects: (selector) => CSS.supports(`selector(${selector})`),
}

const needed = ['HTMLDialogElement', 'IntersectionObserver', 'ResizeObserver', 'AbortSignal', 'structuredClone']
const selectors = [':has(a)', ':popover-open', ':focus-visible']

/** Whether the browser is young enough for everything that the portal builds on. */
export function checkBrowser({ has, selects }: BrowserParts = present): Outcome {
  return needed.every((name) => has(name)) && selectors.every((one) => selects(one)) ? 'browserGood' : 'browserOld'
}
