import type { Browser } from '@playwright/test'
import { checkBudget } from './budgets.ts'
import { studentState } from './chromium.ts'
import { firstLoad } from './first-load.ts'
import { findPlace } from './school.ts'

/**
 * Prints the size of each route's first load.
 * @returns whether all meet their budgets
 */
export async function measureBytes(browser: Browser, url: string): Promise<boolean> {
  console.log('Bytes of the first load (brotli 11, empty caches, 1 kB = 1,000 bytes)')
  const { path } = await findPlace(url)
  const storageState = await studentState(browser, url, path)
  const verdicts = [
    checkBudget('login', await firstLoad(browser, `${url}/login`)),
    checkBudget('dashboard', await firstLoad(browser, `${url}/dashboard`, { storageState })),
    checkBudget('exercise', await firstLoad(browser, url + path, { storageState })),
  ]
  for (const { line } of verdicts) console.log(`  ${line}`)
  return verdicts.every(({ kept }) => kept)
}
