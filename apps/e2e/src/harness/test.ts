import { expect, test as base, type Page } from '@playwright/test'
import { startHost, type SchoolHost } from './host.ts'
import { withSchool } from './school.ts'
import { spawnServer, type SchoolServer, type ServerProcess } from './server.ts'

interface Fixtures {
  /** Whether tours start by themselves; they would cover the page under test. */
  tours: boolean
  /** The server of the test. */
  server: SchoolServer
}

/** What Chromium says of a page whose Content-Security-Policy refused something. */
const refusal = /violates the following (?:Content Security Policy|report-only)|requires 'Trusted|Trusted ?Type/i

/** Collects what the policy of a page has refused from now on, in all its frames. */
export function refusalsOf(page: Page): string[] {
  const refusals: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    // Styles in pasted or hostile html are refused already where a sanitizer parses it.
    if (message.type() === 'error' && refusal.test(text) && !text.includes('style-src')) refusals.push(text)
  })
  return refusals
}

/** Prevents tours from starting by themselves in a page. */
export const withoutTours = (page: Page) => page.addInitScript(() => localStorage.setItem('the-house.tours', 'false'))

/**
 * Playwright's `test` with one school for all tests of a worker, which run one after the other: each cleans up what
 * others could see. `page.goto('/login')` opens it.
 */
export const sharedTest = base.extend<Fixtures, { host: SchoolHost; school: SchoolServer }>({
  host: [
    async ({ browserName: _any }, use) => {
      const host = startHost()
      await use(host)
      await host.end()
    },
    { scope: 'worker' },
  ],
  school: [async ({ host }, use) => withSchool(host.open, use), { scope: 'worker', timeout: 120_000 }],
  server: async ({ school }, use) => use(school),
  tours: [false, { option: true }],
  page: async ({ page, tours }, use) => {
    if (!tours) await withoutTours(page)
    const refusals = refusalsOf(page)
    await use(page)
    expect(refusals, 'the policy of the page refuses nothing that a journey needs').toEqual([])
  },
  baseURL: async ({ server }, use) => use(server.url),
})

/** The same with a school for this test only. The worker and its shared school stay running. */
export const test = sharedTest.extend<Fixtures>({
  server: async ({ host }, use) => withSchool(host.open, use),
})

/** The same with a server process for this test only, which it can kill. */
export const processTest = sharedTest.extend<{ server: ServerProcess }>({
  server: async ({ browserName: _any }, use) => withSchool(spawnServer, use),
})

export { expect } from '@playwright/test'
