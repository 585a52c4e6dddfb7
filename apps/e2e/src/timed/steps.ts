import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { addressOf, calls, codec, type TestInfo } from '@the-house/domain'
import { accounts, button, password } from '../lesson/steps.ts'

export const main = (page: Page): Locator => page.getByRole('main')
export const countdown = (page: Page): Locator => main(page).getByRole('timer')
export const question = (page: Page): Locator => page.getByRole('alertdialog')
export const segments = (page: Page): Locator => main(page).getByRole('button', { name: /^Exercise \d+ of \d+/ })

/** Seconds that the countdown shows. */
export async function timeLeft(page: Page): Promise<number> {
  const shown = (await countdown(page).textContent()) ?? ''
  const [, hours, minutes, seconds] = /^(\d+)h(\d+)m(\d+)s$/.exec(shown) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Opens a test that was not started, and starts it. */
export async function startTest(page: Page, id: number): Promise<void> {
  await page.goto(`/test/${id}`)
  await button(page, 'Start test').click()
  await expect(countdown(page)).toBeVisible()
}

/** Opens a running test in one more tab; a tab that has to share the machine may take its time. */
export async function openTab(context: BrowserContext, id: number): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`/test/${id}`)
  await expect(countdown(tab)).toBeVisible({ timeout: 30_000 })
  return tab
}

/** Goes to the last exercise and hands in, over the question where something is open. */
export async function handIn(page: Page): Promise<void> {
  await segments(page).last().click()
  await button(page, 'Skip').click()
  await question(page).getByRole('button', { name: 'Finish' }).click()
}

interface Sent {
  config: number
  student: number
  extra: number
}

/** A teacher sends a test to one student; answers its id. */
export async function sendAsTeacher(page: Page, { config, student, extra }: Sent): Promise<number> {
  const body = { email: accounts.teacher, password }
  const session = await page.request.post(addressOf(calls.signIn), { data: body })
  const { token } = await calls.signIn.answer.validate(codec(calls.signIn.answer).decode(await session.json()))
  const sent = await page.request.post(addressOf(calls.sendTest, { params: { id: config } }), {
    headers: { authorization: token },
    data: { user_ids: [student], extra_minutes: extra },
  })
  expect(sent.status()).toBe(200)
  const { content } = await calls.sendTest.answer.validate(await sent.json())
  const [first] = content
  if (!first) throw new Error('The student has this test unfinished already')
  return first.id
}

/** How far the end of a test is from now by the clock of its server, in seconds. */
export const leftOnServer = ({ end_at, server_time }: TestInfo): number =>
  (Date.parse(end_at ?? server_time) - Date.parse(server_time)) / 1000
