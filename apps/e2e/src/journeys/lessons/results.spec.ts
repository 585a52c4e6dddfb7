import type { Page } from '@playwright/test'
import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { fill } from '../../lesson/fill.ts'
import { places } from '../../harness/places.ts'
import { watchFor } from '../../harness/watch-for.ts'
import { answerAndCheck, button, heading, mark, openPlaces, signIn } from '../../lesson/steps.ts'

const [, mistaken] = places.exercises
const last = places.exercises.at(-1) ?? mistaken
const onlyMistakes = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Only my mistakes (1)' })

const celebration = '[data-part=celebration]'

/** Answers the last exercise, which ends the attempt. */
async function answerTheLast(page: Page, exercise: typeof last) {
  await expect(heading(page, exercise.title)).toBeVisible()
  await fill(page, exercise.right)
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText(mark.right, { exact: true })).toBeVisible()
  await button(page, 'Finish').click()
}

test('a passed topic is celebrated, and its mistakes alone can be done again', async ({ page, request }) => {
  await signIn(page, (await enrolStudentAtPlaces(request)).email)
  await openPlaces(page)
  for (const exercise of places.exercises.slice(0, -1)) {
    const outcome = 'write' in exercise.right ? 'waiting' : 'right'
    await answerAndCheck(page, exercise, exercise === mistaken ? 'wrong' : outcome)
  }
  const celebrated = await watchFor(page, celebration)
  await answerTheLast(page, last)
  await celebrated()
  await expect(page.locator(celebration)).toHaveCount(0)

  await onlyMistakes(page).click()
  await expect(page.getByRole('main').getByRole('button', { name: /^Exercise 1 of 1/ })).toBeVisible()
  await answerTheLast(page, mistaken)
  await expect(button(page, 'Do it again')).toBeVisible()
  await expect(onlyMistakes(page)).toHaveCount(0)
  await expect(page.locator(celebration)).toHaveCount(0)
})

test('where no feedback is shown Next is used directly, and the end leads on', async ({ page }) => {
  // The last topic of chapter 7, to which teachers always have access.
  await signIn(page, 'teacher', '/the-magic-formula/chapter/7/e/six-rooms/28')
  await page.getByRole('dialog').getByRole('button', { name: 'I agree' }).click()
  await expect(heading(page, 'The front door')).toBeVisible()
  await page.getByRole('radio', { name: 'Good evening!' }).check()
  await expect(button(page, 'Verify')).toHaveCount(0)
  await button(page, 'Next').click()
  await expect(heading(page, 'The hall')).toBeVisible()
  await expect(page.getByRole('main').getByText(mark.right, { exact: true })).toHaveCount(0)

  await page.goto('/the-magic-formula/chapter/7/e/six-rooms/28?exercise=0')
  await page.getByRole('button', { name: /^Exercise 7 of 7/ }).click()
  await button(page, 'Skip').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('These exercises are finished. Here are your answers.')).toBeVisible()
  await expect(button(page, 'Do it again')).toHaveCount(0)
  await button(page, 'Continue').click()
  // The teacher's own course has not begun.
  await expect(page).toHaveURL(/\/the-magic-formula\/chapter\/1\//)
})
