import { expect, type Page, type Request } from '@playwright/test'

interface Traffic {
  open: Set<Request>
  /** When the page last changed its address or received an answer. */
  changed: number
}

const watched = new WeakMap<Page, Traffic>()
const quietMs = 500
const timeoutMs = 60_000

function trafficOf(page: Page): Traffic {
  const known = watched.get(page)
  if (known) return known
  const traffic: Traffic = { open: new Set(), changed: Date.now() }
  const end = (request: Request) => {
    traffic.open.delete(request)
    traffic.changed = Date.now()
  }
  // A stream of events has no end.
  page.on('request', (request) => request.headers()['accept'] !== 'text/event-stream' && traffic.open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  watched.set(page, traffic)
  return traffic
}

/** Client-side navigation: goes to a path without a page load, as the links of the portal do. */
export async function navigate(page: Page, path: string) {
  const traffic = trafficOf(page)
  await page.evaluate(async (to) => {
    history.pushState(null, '', to)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }, path)
  traffic.changed = Date.now()
}

/** Waits until nothing has been fetched for half a second; Playwright's own wait is over for good once a page has loaded. */
export async function networkIdle(page: Page) {
  const traffic = watched.get(page)
  if (!traffic) return page.waitForLoadState('networkidle')
  const isQuiet = () => traffic.open.size === 0 && Date.now() - traffic.changed >= quietMs
  const options = { intervals: [100], timeout: timeoutMs, message: 'nothing is fetched' }
  await expect.poll(isQuiet, options).toBe(true)
}
