import { expect, type Page } from '@playwright/test'
import { fill } from '../lesson/fill.ts'
import { places } from '../harness/places.ts'
import { button, openPlaces, saved, signIn } from '../lesson/steps.ts'

/** A user action with a fault and a retry: its setup, the faulty call, and the retry. */
export interface Scenario {
  before: (page: Page) => Promise<void>
  does: (page: Page) => Promise<void>
  /** Retries after the fault is removed, and succeeds. */
  again: (page: Page) => Promise<void>
}

const books = '/the-magic-formula/books'
const signedIn = (page: Page) => signIn(page)

/** A read: the screen shows an error with a retry button in its place. */
const reading: Scenario = {
  before: signedIn,
  does: async (page) => {
    await page.goto(books)
  },
  again: async (page) => {
    const retry = button(page, 'Try again')
    // The page itself retries a transient error, too.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 })
      await expect(retry).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  },
}

/** Chooses an alternative that is not chosen yet: the tests of a worker share the student. */
async function answerAnew(page: Page): Promise<void> {
  const [{ right, wrong }] = places.exercises
  const isRight = await page.getByRole('radio', { name: right.choose[0] }).isChecked()
  await fill(page, isRight ? wrong : right)
}

/** An answer: it waits in the offline queue and is retried by itself. */
const answering: Scenario = {
  before: async (page) => {
    await signIn(page)
    await openPlaces(page)
  },
  does: answerAnew,
  again: async (page) => {
    await expect(saved(page)).toBeVisible({ timeout: 20_000 })
  },
}

/** A navigation inside the page: the chunk of the screen loads lazily, and the browser keeps its failure. */
const walking: Scenario = {
  before: signedIn,
  does: async (page) => {
    await page.getByRole('navigation').getByRole('link', { name: 'My tests' }).first().click()
  },
  again: async (page) => {
    await button(page, 'Reload the page').click()
    await expect(page.getByRole('heading', { name: 'My tests', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/tests$/)
  },
}

/** A dialog of a button: its chunk loads lazily, and the screen around it stays. */
const asking = (path: string, screen: string | RegExp, name: string): Scenario => ({
  before: async (page) => {
    await signIn(page, 'student', path)
    await expect(button(page, name)).toBeVisible()
  },
  does: async (page) => {
    await button(page, name).click()
  },
  again: async (page) => {
    await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
    await expect(button(page, name)).toBeVisible()
    await button(page, 'Reload the page').click()
    await button(page, name).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
})

export const scenarios = {
  reading,
  answering,
  walking,
  choosingPicture: asking('/profile', 'My Profile', 'Choose a picture'),
  countingDollars: asking('/dashboard', /^Hello/, 'My dollars'),
}
