import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { withoutTours } from '../house/test.ts'
import { fill } from './fill.ts'
import { places, type Exercise } from './places.ts'

export const accounts = {
  student: 'student@thehouse.test',
  teacher: 'teacher@thehouse.test',
  autodidact: 'autodidact@thehouse.test',
  admin: 'admin@thehouse.test',
} as const
export const password = 'magic-formula'

/** Fills in and sends the form of the login screen. */
export async function enter(page: Page, who: keyof typeof accounts = 'student') {
  await page.getByLabel('E-mail').fill(accounts[who])
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signIn(page: Page, who: keyof typeof accounts = 'student') {
  await page.goto('/login')
  await enter(page, who)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Somebody else, signed in on a device of their own; `page.context().close()` ends it. */
export async function besides(browser: Browser, baseURL: string | undefined, who: keyof typeof accounts) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await withoutTours(page)
  await signIn(page, who)
  return page
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

export const heading = (page: Page, title: string): Locator => page.getByRole('heading', { name: title, exact: true })

/** The exercise on the screen says how it was marked. */
export const mark = { right: 'Right!', wrong: 'Not right yet', waiting: 'Waiting for correction' } as const

/** From the dashboard to the exercises of the current chapter, over its instructions where they are shown. */
export async function openPlaces(page: Page) {
  await page.getByRole('link', { name: /^Continue/ }).click()
  const agree = page.getByRole('dialog').getByRole('button', { name: 'I agree' })
  const first = heading(page, places.exercises[0].title)
  await expect(agree.or(first).first()).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(first).toBeVisible()
}

/** Answers the exercise on the screen, has it checked, and goes on to the next. */
export async function answerAndCheck(page: Page, exercise: Exercise, outcome: keyof typeof mark) {
  await expect(heading(page, exercise.title)).toBeVisible()
  await fill(page, outcome === 'wrong' ? exercise.wrong : exercise.right)
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText(mark[outcome], { exact: true })).toBeVisible()
  await button(page, 'Next').click()
}

/** The note that the server holds what is on the screen. */
export const saved = (page: Page): Locator => page.getByRole('main').getByText(/^Saved \d/)
