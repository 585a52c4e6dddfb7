import { buildUrl, calls, codec } from '@the-house/domain'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { withoutTours } from '../harness/test.ts'
import { fill } from './fill.ts'
import { places, type Exercise } from '../harness/places.ts'

export const accounts = {
  student: 'student@thehouse.test',
  teacher: 'teacher@thehouse.test',
  autodidact: 'autodidact@thehouse.test',
  admin: 'admin@thehouse.test',
} as const
export const password = 'magic-formula'
/** The password of people whom a test enrols: that of the demonstration is a word of the school. */
export const ownPassword = 'three blue doors'
/** The password of an account of the demonstration, or of somebody whom a test has enrolled. */
export const passwordOf = (email: string) => (email.endsWith('@thehouse.test') ? password : ownPassword)

export type Email = `${string}@${string}`
const isEmail = (who: string): who is Email => who.includes('@')

/** Fills in and submits the login form. */
export async function enter(page: Page, who: keyof typeof accounts | Email = 'student') {
  const email = isEmail(who) ? who : accounts[who]
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/**
 * Signs an account in by the API, and stores its session in the browser as the login screen does; returns its token.
 */
export async function storeSession(page: Page, email: string): Promise<string> {
  const answer = await page.request.post(buildUrl(calls.signIn), { data: { email, password: passwordOf(email) } })
  expect(answer.status()).toBe(200)
  const { token, user } = await calls.signIn.answer.validate(codec(calls.signIn.answer).decode(await answer.json()))
  await page.addInitScript(
    ([session, owner]) => {
      // Only once for each session, so that a user who signs out stays signed out.
      const key = `journey.${session}`
      if (localStorage.getItem(key)) return
      localStorage.setItem(key, 'stored')
      localStorage.setItem('the-house.token', session)
      localStorage.setItem('the-house.user', owner)
    },
    [token, JSON.stringify(user)] as const,
  )
  return token
}

/** Opens a page of the portal, signed in as an account or as the user of an e-mail. */
export async function signIn(page: Page, who: keyof typeof accounts | Email = 'student', path = '/dashboard') {
  await storeSession(page, isEmail(who) ? who : accounts[who])
  await page.goto(path)
  // The page load ends before the portal has rendered.
  await page.locator('main, h1').first().waitFor({ state: 'attached' })
}

/** Opens a page of another user in a browser context of its own; `page.context().close()` ends it. */
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

/** The texts of the marks of an exercise. */
export const mark = { right: 'Right!', wrong: 'Not right yet', waiting: 'Waiting for correction' } as const

/** Goes from the dashboard to the exercises of the current chapter, through its instructions where they are shown. */
export async function openPlaces(page: Page) {
  await page.getByRole('link', { name: /^Continue/ }).click()
  // The instructions can come after the exercise, whose answers they then cover: what is stored tells whether they come.
  const agreed = await page.evaluate((chapter) => {
    const { id } = JSON.parse(localStorage.getItem('the-house.user') ?? '{}')
    return localStorage.getItem(`the-house.agreed.${id}.${chapter}`) !== null
  }, places.chapter)
  if (!agreed) await page.getByRole('dialog').getByRole('button', { name: 'I agree' }).click()
  await expect(heading(page, places.exercises[0].title)).toBeVisible()
}

/** Answers the exercise on the screen, verifies it, and goes to the next. */
export async function answerAndCheck(page: Page, exercise: Exercise, outcome: keyof typeof mark) {
  await expect(heading(page, exercise.title)).toBeVisible()
  await fill(page, outcome === 'wrong' ? exercise.wrong : exercise.right)
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText(mark[outcome], { exact: true })).toBeVisible()
  await button(page, 'Next').click()
}

/** The status text that says that the answer on the screen is saved. */
export const saved = (page: Page): Locator => page.getByRole('main').getByText(/^Saved \d/)
