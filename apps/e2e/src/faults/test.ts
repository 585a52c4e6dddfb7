import { sharedTest } from '../harness/test.ts'
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts'

/** Playwright's `test` with a fault injection proxy in front of the school, which the tests of a worker share. */
export const test = sharedTest.extend<{ way: FaultProxy }>({
  way: async ({ school }, use) => {
    const way = await startFaultProxy(school.url)
    await use(way)
    await way.close()
  },
  baseURL: async ({ way }, use) => use(way.url),
})

export { expect } from '@playwright/test'
