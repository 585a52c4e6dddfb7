import { addressOf, calls, type ScheduleClass } from '@the-house/domain'
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import type { House } from '../house/server.ts'
import { withoutTours } from '../house/test.ts'
import { password } from '../lesson/steps.ts'

/** Somebody of the demonstration school beside its four accounts, in a browser of their own. */
export async function arrive(browser: Browser, house: House, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url })
  const page = await context.newPage()
  await withoutTours(page)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

/** What somebody does past the browser's page, with a session of their own. */
export async function callsOf(request: APIRequestContext, email: string) {
  const session = await request.post(addressOf(calls.signIn), { data: { email, password } })
  const { token } = await session.json()
  const headers = { authorization: String(token) }
  return {
    /** The status that a call is answered with. */
    statusOf: async (address: string) => (await request.get(address, { headers })).status(),
    classesFrom: async (start_week: string): Promise<ScheduleClass[]> => {
      const answer = await request.get(addressOf(calls.schedules, { query: { start_week } }), { headers })
      return (await calls.schedules.answer.validate(await answer.json())).classes
    },
    takePlace: async (id: number) => {
      const answer = await request.put(addressOf(calls.schedule, { params: { id } }), { headers, data: {} })
      expect(answer.status()).toBe(200)
    },
  }
}
