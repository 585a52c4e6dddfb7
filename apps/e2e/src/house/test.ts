import { test as base, type Page } from '@playwright/test'
import { withSchool } from './school.ts'
import type { House } from './server.ts'

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
  house: async ({ browserName: _any }, use) => withSchool(use),
  tours: [false, { option: true }],
  page: async ({ page, tours }, use) => {
    if (!tours) await withoutTours(page)
    await use(page)
  },
  baseURL: async ({ house }, use) => use(house.url),
})

/** The same with one school for all journeys of a worker: for those that leave nothing behind that others meet. */
export const sharedTest = test.extend<{ house: House }, { school: House }>({
  school: [async ({ browserName: _any }, use) => withSchool(use), { scope: 'worker', timeout: 60_000 }],
  house: async ({ school }, use) => use(school),
})

export { expect } from '@playwright/test'
