import type { Browser } from '@playwright/test'
import { studentState } from '../chromium.ts'
import { findPlace } from '../school.ts'
import { budgets, checkBudget, type CountedVisit } from './budgets.ts'
import { countPage, type Counts } from './count-page.ts'
import { pageNames, portalPages, type PageName } from './pages.ts'
import { startThrottlingProxy } from './throttling-proxy.ts'

const visits = ['cold', 'warm'] as const satisfies CountedVisit[]

/**
 * Counts the requests and bytes of the portal's pages and prints them.
 * @returns the counts, and whether all meet their budgets
 */
export async function checkCounts(browser: Browser, url: string) {
  console.log(
    'Requests and kB over the network until the screen stands, and what is fetched ahead (1 kB = 1,000 bytes, headers included)',
  )
  await using proxy = await startThrottlingProxy(url)
  const place = await findPlace(url)
  const pages = portalPages(place)
  const state = await studentState(browser, proxy.url, place.path)
  const counts = new Map<PageName, Record<CountedVisit, Counts>>()
  let kept = true
  for (const name of pageNames) {
    const counted = await countPage(browser, proxy, pages[name], name === 'login' ? undefined : state)
    counts.set(name, counted)
    for (const visit of visits) {
      const verdict = checkBudget(`${name}, ${visit}`, counted[visit], budgets[name][visit])
      console.log(`  ${verdict.line}`)
      kept &&= verdict.kept
    }
  }
  return { kept, counts }
}
