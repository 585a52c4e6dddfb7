import { test as base, type Page } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { startHouse, type House } from './server.ts'
import { freshData } from './template.ts'

interface Fixtures {
  /** Whether tours start by themselves; they would stand before whatever else a journey is about. */
  tours: boolean
  /** A running school that no other journey touches. */
  house: House
}

/** Keeps tours from starting by themselves in a page. */
export const withoutTours = (page: Page) => page.addInitScript(() => localStorage.setItem('the-house.tours', 'false'))

/** Playwright's `test` with a school of its own; `page.goto('/login')` goes to it. */
export const test = base.extend<Fixtures>({
  house: async ({ browserName: _any }, use) => {
    const folder = await freshData()
    const house = await startHouse(folder)
    await use(house)
    await house.stop()
    await rm(folder, { recursive: true, force: true })
  },
  tours: [false, { option: true }],
  page: async ({ page, tours }, use) => {
    if (!tours) await withoutTours(page)
    await use(page)
  },
  baseURL: async ({ house }, use) => use(house.url),
})

export { expect } from '@playwright/test'
