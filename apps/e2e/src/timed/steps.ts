import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { buildUrl, calls, codec, type TestInfo } from '@the-house/domain'
import { accounts, button, password } from '../lesson/steps.ts'

export const main = (page: Page): Locator => page.getByRole('main')
export const countdown = (page: Page): Locator => main(page).getByRole('timer')
export const question = (page: Page): Locator => page.getByRole('alertdialog')
export const segments = (page: Page): Locator => main(page).getByRole('button', { name: /^Exercise \d+ of \d+/ })

/** The seconds that the countdown shows. */
export async function timeLeft(page: Page): Promise<number> {
  const shown = (await countdown(page).textContent()) ?? ''
  const [, hours, minutes, seconds] = /^(\d+)h(\d+)m(\d+)s$/.exec(shown) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Opens an unstarted test, and starts it. */
export async function startTest(page: Page, id: number): Promise<void> {
  await page.goto(`/test/${id}`)
  await button(page, 'Start test').click()
  await expect(countdown(page)).toBeVisible()
}

/** Opens a running test in another tab, with a long time-out, since a tab on a busy machine may be slow. */
export async function openTab(context: BrowserContext, id: number): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`/test/${id}`)
  await expect(countdown(tab)).toBeVisible({ timeout: 30_000 })
  return tab
}

/** Goes to the last exercise and submits, confirming open exercises. */
export async function submitTest(page: Page): Promise<void> {
  await segments(page).last().click()
  await button(page, 'Skip').click()
  await question(page).getByRole('button', { name: 'Finish' }).click()
}

interface Sent {
  config: number
  student: number
  extra: number
}

/** Sends a test to one student as a teacher; returns its id. */
export async function sendAsTeacher(page: Page, { config, student, extra }: Sent): Promise<number> {
  const body = { email: accounts.teacher, password }
  const session = await page.request.post(buildUrl(calls.signIn), { data: body })
  const { token } = await calls.signIn.answer.validate(codec(calls.signIn.answer).decode(await session.json()))
  const sent = await page.request.post(buildUrl(calls.sendTest, { params: { id: config } }), {
    headers: { authorization: token },
    data: { user_ids: [student], extra_minutes: extra },
  })
  expect(sent.status()).toBe(200)
  const { content } = await calls.sendTest.answer.validate(await sent.json())
  const [first] = content
  if (!first) throw new Error('The student has this test unfinished already')
  return first.id
}

/** The seconds until the end of a test, by the server's clock. */
export const leftOnServer = ({ end_at, server_time }: TestInfo): number =>
  (Date.parse(end_at ?? server_time) - Date.parse(server_time)) / 1000
