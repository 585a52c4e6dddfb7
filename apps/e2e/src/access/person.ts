import { buildUrl, calls, type ScheduleClass } from '@the-house/domain'
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import type { SchoolServer } from '../harness/server.ts'
import { withoutTours } from '../harness/test.ts'
import { password, storeSession } from '../lesson/steps.ts'

/** Opens a browser context signed in as a person of the demonstration other than its four accounts. */
export async function arrive(browser: Browser, server: SchoolServer, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await withoutTours(page)
  await storeSession(page, email)
  await page.goto('/dashboard')
  return page
}

/** An API client of a user, with a session of its own, past the browser. */
export async function callsOf(request: APIRequestContext, email: string) {
  const session = await request.post(buildUrl(calls.signIn), { data: { email, password } })
  const { token } = await session.json()
  const headers = { authorization: String(token) }
  return {
    /** Returns the status of a GET request. */
    statusOf: async (address: string) => (await request.get(address, { headers })).status(),
    classesFrom: async (start_week: string): Promise<ScheduleClass[]> => {
      const answer = await request.get(buildUrl(calls.schedules, { query: { start_week } }), { headers })
      return (await calls.schedules.answer.validate(await answer.json())).classes
    },
    bookClass: async (id: number) => {
      const answer = await request.put(buildUrl(calls.bookClass, { params: { id } }), { headers, data: {} })
      expect(answer.status()).toBe(200)
    },
  }
}
