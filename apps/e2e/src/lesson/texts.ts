import { expect, type Page } from '@playwright/test'
import { segments } from '../timed/steps.ts'
import { fill } from './fill.ts'
import { places } from './places.ts'
import { button, heading, mark, openPlaces, signIn } from './steps.ts'

const [, , , , text] = places.exercises

/** The open answer of the practice. */
export const openText = text

/** The student writes the open answer of the chapter, and hands it in. */
export async function handInText(page: Page) {
  await signIn(page)
  await openPlaces(page)
  await segments(page).nth(4).click()
  await expect(heading(page, text.title)).toBeVisible()
  await fill(page, text.right)
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText(mark.waiting, { exact: true })).toBeVisible()
}
