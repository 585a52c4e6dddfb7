import type { Browser } from '@playwright/test'
import { judge } from './budgets.ts'
import { studentState } from './chromium.ts'
import { firstLoad } from './first-load.ts'
import { findPlace } from './school.ts'

/** Prints what the first load of each route costs; answers whether all keep to their budgets. */
export async function measureBytes(browser: Browser, url: string): Promise<boolean> {
  console.log('Bytes of the first load (brotli 11, empty caches, 1 kB = 1,000 bytes)')
  const { path } = await findPlace(url)
  const storageState = await studentState(browser, url, path)
  const verdicts = [
    judge('login', await firstLoad(browser, `${url}/login`)),
    judge('dashboard', await firstLoad(browser, `${url}/dashboard`, { storageState })),
    judge('exercise', await firstLoad(browser, url + path, { storageState })),
  ]
  for (const { line } of verdicts) console.log(`  ${line}`)
  return verdicts.every(({ kept }) => kept)
}
