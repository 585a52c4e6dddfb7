import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, BrowserContext } from '@playwright/test'
import { newPhone } from './phone.ts'
import { conditions } from './network-conditions.ts'
import type { MeasuredPage } from './pages.ts'
import type { ThrottlingProxy } from './throttling-proxy.ts'
import type { Transfer } from './transfers.ts'

interface Size {
  requests: number
  bytes: number
}

export interface Counts {
  /** Until the screen stands and nothing more is under way. */
  first: Size
  /** What is fetched ahead afterwards, by the page when it is idle and by the service worker: either takes what the other has left. */
  ahead: Size
}

const sizeOf = (transfers: readonly Transfer[]): Size => ({
  requests: transfers.length,
  bytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0),
})

/** Sorts transfers by who made them and when: `stood` and `rested` are times of the same clock as theirs. */
export function countTransfers(transfers: readonly Transfer[], at: { stood: number; rested: number }): Counts {
  const isAhead = ({ by, startedAt }: Transfer) =>
    by === 'worker script' || startedAt > (by === 'worker' ? at.stood : at.rested)
  return {
    first: sizeOf(transfers.filter((one) => !isAhead(one))),
    ahead: sizeOf(transfers.filter(isAhead)),
  }
}

/**
 * The page's clock is faked and advanced in steps up to this time, or until the screen stands; each step waits for its
 * requests. What is scheduled later (a tour, idle prefetches) is not part of `first`, on slow and fast machines alike.
 */
const firstMs = 600
const stepMs = 100
/** Where the screen does not stand by then, it is given up. */
const lastMs = 5000
const quietMs = 300
const minuteMs = 60_000
/** Longer than the portal waits before it prefetches. */
const restMs = 4000
/** Longer than the worker takes between two files, on a busy machine too. */
const calmMs = 2000

async function countVisit(
  context: BrowserContext,
  proxy: ThrottlingProxy,
  { path, stands }: MeasuredPage,
  aheadMs: number,
): Promise<Counts> {
  const page = await context.newPage()
  const record = proxy.begin(conditions.unthrottled)
  const at = { stood: Infinity, rested: Infinity }
  await page.clock.pauseAt(Date.now() + aheadMs)
  await page.goto(proxy.url + path, { waitUntil: 'commit' })
  const standing = page
    .locator(stands)
    .first()
    .waitFor({ state: 'attached' })
    .then(() => (at.stood = performance.now()))
  for (let passed = 0; passed < firstMs || (at.stood === Infinity && passed < lastMs); passed += stepMs) {
    await page.clock.runFor(stepMs)
    await record.idle(quietMs)
    // A page that is still computing would see time race ahead, and take itself for idle.
    await Promise.race([standing, delay(quietMs)])
  }
  await standing
  await record.idle(quietMs)
  at.rested = performance.now()
  await page.clock.resume()
  await page.waitForTimeout(restMs)
  await record.idle(calmMs)
  await page.close()
  return countTransfers(record.transfers, at)
}

/**
 * Counts what crosses the network from the navigation until the screen stands and nothing more is under way (html, scripts
 * with the words of the language, styles, font, API calls, pictures, whoever makes the request), and apart from it what
 * is fetched ahead until the page is at rest. What the browser's cache or the worker answers is no request. Bytes are those
 * of the responses as sent: headers, and bodies as the server compresses them (files of the build at brotli 11, page and
 * API at 4). Cold is a first visit with empty caches; warm is a second one in the same browser, after the first has come
 * to rest. The worker's script, for which no page waits, is fetched ahead.
 */
export async function countPage(
  browser: Browser,
  proxy: ThrottlingProxy,
  page: MeasuredPage,
  storageState?: BrowserContextOptions['storageState'],
): Promise<{ cold: Counts; warm: Counts }> {
  await using context = await newPhone(browser, storageState)
  await context.clock.install()
  const cold = await countVisit(context, proxy, page, minuteMs)
  // Later than the first visit's clock, which was ahead of the real one when it went on.
  return { cold, warm: await countVisit(context, proxy, page, 2 * minuteMs) }
}
