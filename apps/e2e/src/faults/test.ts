import { sharedTest } from '../house/test.ts'
import { openWay, type Way } from './way.ts'

/** Playwright's `test` with a way to the school that can be broken. The journeys of a worker share the school. */
export const test = sharedTest.extend<{ way: Way }>({
  way: async ({ school }, use) => {
    const way = await openWay(school.url)
    await use(way)
    await way.close()
  },
  baseURL: async ({ way }, use) => use(way.url),
})

export { expect } from '@playwright/test'
