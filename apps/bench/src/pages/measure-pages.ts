import type { Browser } from '@playwright/test'
import { openChromium, studentState } from '../chromium.ts'
import { findPlace } from '../school.ts'
import { budgets } from './budgets.ts'
import { checkCounts } from './check-counts.ts'
import { countPage } from './count-page.ts'
import { currentLoad, describeMachine, keepResults } from './keep-results.ts'
import { startLimitPages } from './limit-pages.ts'
import { conditions, cpuRate } from './network-conditions.ts'
import { limitPages, pageNames, portalPages } from './pages.ts'
import { clicksTable, pagesTable, standsTable, type PageResult } from './report.ts'
import { summarize } from './summarize.ts'
import { startThrottlingProxy } from './throttling-proxy.ts'
import { timePage, type TimedPage } from './time-page.ts'

const runs = 3
const { slow4G, slow3G } = conditions

/** Measures some pages in turn, several times, so that other work on the machine meets all of them. */
async function measureInRounds(pages: Record<string, () => Promise<TimedPage>>) {
  const measured = new Map<string, TimedPage[]>()
  for (let run = 0; run < runs; run += 1)
    for (const [name, measure] of Object.entries(pages)) {
      console.log(`  ${name}, run ${run + 1} of ${runs}`)
      measured.set(name, [...(measured.get(name) ?? []), await measure()])
    }
  return (name: string) => summarize(measured.get(name) ?? [])
}

function found<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`${String(key)} was not counted.`)
  return value
}

async function measureAll(browser: Browser, url: string) {
  const { kept, counts } = await checkCounts(browser, url)
  await using portal = await startThrottlingProxy(url)
  await using limits = await startLimitPages(Object.keys(limitPages))
  await using limitProxy = await startThrottlingProxy(limits.url)
  const place = await findPlace(url)
  const state = await studentState(browser, portal.url, place.path)
  const pages = portalPages(place)
  const stateOf = (name: string) => (name === 'login' ? undefined : state)

  const limitCounts = new Map<string, PageResult['counts']>()
  for (const [name, page] of Object.entries(limitPages))
    limitCounts.set(name, await countPage(browser, limitProxy, page))

  const summaryOf = await measureInRounds({
    ...Object.fromEntries(
      Object.entries(limitPages).map(([name, page]) => [name, () => timePage(browser, limitProxy, page, slow4G)]),
    ),
    ...Object.fromEntries(
      pageNames.map((name) => [name, () => timePage(browser, portal, pages[name], slow4G, stateOf(name))]),
    ),
    slow3G: () => timePage(browser, portal, pages.exercise, slow3G, state),
  })

  const results: PageResult[] = []
  for (const [name, { title }] of Object.entries(limitPages))
    results.push({ title, counts: found(limitCounts, name), aims: {}, summary: summaryOf(name) })
  for (const name of pageNames) {
    const { cold, warm } = budgets[name]
    const aims = { ...(cold.aim && { cold: cold.aim }), ...(warm.aim && { warm: warm.aim }) }
    const { title, beside } = pages[name]
    results.push({ title, beside, counts: found(counts, name), aims, summary: summaryOf(name) })
  }
  return { kept, results, slow3GSummary: summaryOf('slow3G') }
}

/**
 * Measures login, dashboard and exercise beside the limit pages and prints the report.
 * @param keep what was compared; the report is then kept in RESULTS.md under these words
 * @returns whether requests and bytes meet their budgets
 */
export async function measurePages(url: string, keep?: string): Promise<boolean> {
  await using browser = await openChromium()
  const load = currentLoad()
  const { kept, results, slow3GSummary } = await measureAll(browser, url)
  const machine = `${describeMachine(browser.version())}; load ${load} before, ${currentLoad()} after.`
  const report = [
    `Slowed: ${slow4G.down} kbit/s, ${slow4G.latency} ms, processor ${cpuRate} times slower. Medians of ${runs} runs.`,
    pagesTable(results),
    'From a click to its paint, on the warm page at rest:',
    clicksTable(results),
    `At ${slow3G.down} kbit/s and ${slow3G.latency} ms, processor ${cpuRate} times slower:`,
    standsTable(slow3GSummary),
  ].join('\n\n')
  console.log(`\n${machine}\n\n${report}`)
  if (keep !== undefined)
    await keepResults(`## ${new Date().toISOString().slice(0, 10)}: ${keep}\n\n${machine}\n\n${report}`)
  return kept
}
