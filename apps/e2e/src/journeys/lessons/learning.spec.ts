import type { APIRequestContext, Page } from '@playwright/test'
import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { phone } from '../../harness/devices.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { fill } from '../../lesson/fill.ts'
import { places } from '../../harness/places.ts'
import { answerAndCheck, button, heading, openPlaces, signIn } from '../../lesson/steps.ts'

/** Answers all six types, some right, some wrong, and skips the seventh exercise. */
async function doTheLesson(page: Page) {
  const [first, second, third, fourth, fifth, sixth, seventh, last] = places.exercises
  await answerAndCheck(page, first, 'right')
  await answerAndCheck(page, second, 'wrong')
  await answerAndCheck(page, third, 'right')
  await answerAndCheck(page, fourth, 'right')
  await answerAndCheck(page, fifth, 'waiting')
  await answerAndCheck(page, sixth, 'wrong')
  await expect(heading(page, seventh.title)).toBeVisible()
  await button(page, 'Skip').click()
  await expect(heading(page, last.title)).toBeVisible()
  await fill(page, last.right)
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText('Right!', { exact: true })).toBeVisible()
}

async function finishOverTheConfirmation(page: Page) {
  await button(page, 'Finish').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page, 'In or on')).toBeVisible()
  await button(page, 'Finish').click()
  await dialog.getByRole('button', { name: 'Finish' }).click()
}

async function seeTheResult(page: Page) {
  for (const [name, count] of Object.entries({ Right: 4, Wrong: 2, 'Not answered': 1, 'Waiting for a teacher': 1 })) {
    const cell = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    await expect(cell.getByRole('definition')).toHaveText(String(count))
  }
  await expect(page.getByText(/You earned \d+ dollars\./)).toBeVisible()
  await button(page, 'See my answers').click()
  await expect(heading(page, 'In or on')).toBeVisible()
  await button(page, 'See my feedback').click()
}

async function retry(page: Page) {
  await button(page, 'Do it again').click()
  await expect(heading(page, places.exercises[0].title)).toBeVisible()
  await expect(button(page, 'Verify')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
}

async function theWholeJourney(page: Page, request: APIRequestContext) {
  await signIn(page, (await enrolStudentAtPlaces(request)).email)
  await openPlaces(page)
  await doTheLesson(page)
  await finishOverTheConfirmation(page)
  await seeTheResult(page)
  await retry(page)
}

test('a student does a topic of all six types, finishes it, sees the result and retries', async ({ page, request }) => {
  await theWholeJourney(page, request)
})

test.describe('on a phone of 360 px, by touch', () => {
  test.use(phone)

  test('a student does the same', async ({ page, request }) => {
    await theWholeJourney(page, request)
  })
})
