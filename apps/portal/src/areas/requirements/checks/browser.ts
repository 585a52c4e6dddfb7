import type { Outcome } from './outcomes.ts'

/** The browser features that the portal needs, injectable for tests. */
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

/** Checks whether the browser has all features that the portal needs. */
export function checkBrowser({ has, selects }: BrowserParts = present): Outcome {
  return needed.every((name) => has(name)) && selectors.every((one) => selects(one)) ? 'browserGood' : 'browserOld'
}
