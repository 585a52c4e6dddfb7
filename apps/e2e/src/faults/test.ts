import { sharedTest } from '../harness/test.ts'
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts'

/** Playwright's `test` with a fault injection proxy in front of the school, which the tests of a worker share. */
export const test = sharedTest.extend<{ faultProxy: FaultProxy }>({
  faultProxy: async ({ school }, use) => {
    const faultProxy = await startFaultProxy(school.url)
    await use(faultProxy)
    await faultProxy.close()
  },
  baseURL: async ({ faultProxy }, use) => use(faultProxy.url),
})

export { expect } from '@playwright/test'
