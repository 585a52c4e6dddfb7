import { expect, type Page } from '@playwright/test'
import { segments } from './steps.ts'
import { fill } from '../lesson/fill.ts'
import { places } from '../harness/places.ts'
import { button, heading, mark, openPlaces, signIn } from '../lesson/steps.ts'

const [, , , , text] = places.exercises

/** The open answer of the practice. */
export const openText = text

/** The student writes the open answer of the chapter, and submits it. */
export async function handInText(page: Page) {
  await signIn(page)
  await openPlaces(page)
  await segments(page).nth(4).click()
  await expect(heading(page, text.title)).toBeVisible()
  await fill(page, text.right)
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText(mark.waiting, { exact: true })).toBeVisible()
}
