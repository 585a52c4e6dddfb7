import { rm } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { startHouse, type House } from '../house/server.ts'
import { freshData } from '../house/template.ts'
import { withoutTours } from '../house/test.ts'
import { openWay, type Way } from './way.ts'

/** Playwright's `test` with a way to the school that can be broken. The journeys of a worker share the school. */
export const test = base.extend<{ way: Way }, { school: House }>({
  school: [
    async ({ browserName: _any }, use) => {
      const folder = await freshData()
      const house = await startHouse(folder)
      await use(house)
      await house.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  way: async ({ school }, use) => {
    const way = await openWay(school.url)
    await use(way)
    await way.close()
  },
  page: async ({ page }, use) => {
    await withoutTours(page)
    await use(page)
  },
  baseURL: async ({ way }, use) => use(way.url),
})

export { expect } from '@playwright/test'
