import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { measureClicks, type Clicks } from './click-to-paint.ts'
import { newPhone } from './phone.ts'
import { cpuRate, type NetworkConditions } from './network-conditions.ts'
import type { MeasuredPage } from './pages.ts'
import { readTimings, standsAt, type Timings } from './paint-timings.ts'
import type { ThrottlingProxy } from './throttling-proxy.ts'

/** A page is at rest when the network was quiet for so long; Lighthouse waits as long. */
const quietMs = 5000

export interface TimedPage {
  cold: Timings
  warm: Timings
  /** Undefined where the page does not open without a connection. */
  offline: Timings | undefined
  /** On the warm page, once it is at rest. */
  clicks: Clicks
}

interface Visited extends AsyncDisposable {
  tab: Page
  timings: Timings
  requests: number
}

/** Opens a page in a new tab with a slow processor, and waits until it is at rest. */
async function visit(
  context: BrowserContext,
  proxy: ThrottlingProxy,
  { path, stands }: MeasuredPage,
  network: NetworkConditions,
): Promise<Visited> {
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  const record = proxy.begin(network)
  await tab.goto(proxy.url + path, { waitUntil: 'commit' })
  const stood = await standsAt(tab, stands)
  await tab.waitForTimeout(quietMs)
  await record.idle(quietMs)
  // The browser itself looks for a new worker, past the connection of the page.
  const requests = record.transfers.filter(({ by }) => by !== 'worker script').length
  return { tab, timings: await readTimings(tab, stood), requests, [Symbol.asyncDispose]: () => tab.close() }
}

async function visitOffline(context: BrowserContext, ...args: [ThrottlingProxy, MeasuredPage, NetworkConditions]) {
  await context.setOffline(true)
  try {
    await using visited = await visit(context, ...args)
    if (visited.requests > 0) throw new Error('The browser had a connection while it was to have none.')
    return visited.timings
  } catch (error) {
    if (error instanceof Error && error.message.includes('ERR_INTERNET_DISCONNECTED')) return undefined
    throw error
  }
}

/** Visits a page with empty caches, again, and without a connection, in one browser context. */
export async function timePage(
  browser: Browser,
  proxy: ThrottlingProxy,
  page: MeasuredPage,
  network: NetworkConditions,
  storageState?: BrowserContextOptions['storageState'],
): Promise<TimedPage> {
  await using context = await newPhone(browser, storageState)
  const first = await visit(context, proxy, page, network)
  await first.tab.close()
  const again = await visit(context, proxy, page, network)
  const clicks = await measureClicks(again.tab, page.clicked)
  await again.tab.close()
  return {
    cold: first.timings,
    warm: again.timings,
    offline: await visitOffline(context, proxy, page, network),
    clicks,
  }
}
