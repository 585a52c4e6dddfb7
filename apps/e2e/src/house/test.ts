import { test as base } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { startHouse, type House } from './server.ts'
import { freshData } from './template.ts'

interface Fixtures {
  /** A running school that no other journey touches. */
  house: House
}

/** Playwright's `test` with a school of its own; `page.goto('/login')` goes to it. */
export const test = base.extend<Fixtures>({
  house: async ({ browserName: _any }, use) => {
    const folder = await freshData()
    const house = await startHouse(folder)
    await use(house)
    await house.stop()
    await rm(folder, { recursive: true, force: true })
  },
  baseURL: async ({ house }, use) => use(house.url),
})

export { expect } from '@playwright/test'
