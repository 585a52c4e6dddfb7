import type { Page } from '@playwright/test'
import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { fillByKeys, press, tabTo } from '../../lesson/keyboard.ts'
import { places, type Exercise } from '../../harness/places.ts'
import { button, heading, mark, passwordOf } from '../../lesson/steps.ts'

async function signInByKeys(page: Page, email: string) {
  await page.goto('/login')
  await tabTo(page.getByLabel('E-mail'))
  await page.keyboard.type(email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(passwordOf(email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function openPlacesByKeys(page: Page) {
  await press(page.getByRole('link', { name: /^Continue/ }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await press(dialog.getByRole('button', { name: 'I agree' }))
  await expect(dialog).toBeHidden()
}

/** Answers by keyboard: Verify moves the focus to the result, Next to the next exercise. */
async function answerByKeys(page: Page, exercise: Exercise, outcome: keyof typeof mark) {
  await fillByKeys(page, outcome === 'wrong' ? exercise.wrong : exercise.right)
  await press(button(page, 'Verify'))
  await expect(page.locator(':focus').getByText(mark[outcome], { exact: true })).toBeVisible()
}

async function goOn(page: Page, name: 'Next' | 'Skip', to: Exercise) {
  await press(button(page, name))
  await expect(heading(page, to.title)).toBeFocused()
}

async function finishByKeys(page: Page) {
  await press(button(page, 'Finish'))
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Finish')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(dialog.getByRole('button', { name: 'Finish' }))
}

test('a student does a whole topic with the keyboard alone', async ({ page, request }) => {
  // A few hundred key presses, each awaited.
  test.slow()
  const [first, second, third, fourth, fifth, sixth, seventh, last] = places.exercises
  const { email } = await enrolStudentAtPlaces(request)
  await signInByKeys(page, email)
  await openPlacesByKeys(page)
  await answerByKeys(page, first, 'right')
  await goOn(page, 'Next', second)
  await answerByKeys(page, second, 'wrong')
  await goOn(page, 'Next', third)
  await answerByKeys(page, third, 'right')
  await goOn(page, 'Next', fourth)
  await answerByKeys(page, fourth, 'right')
  await goOn(page, 'Next', fifth)
  await answerByKeys(page, fifth, 'waiting')
  await goOn(page, 'Next', sixth)
  await answerByKeys(page, sixth, 'wrong')
  await goOn(page, 'Next', seventh)
  await goOn(page, 'Skip', last)
  await answerByKeys(page, last, 'right')
  await finishByKeys(page)
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toHaveCount(1)
  await press(button(page, 'Do it again'))
  await expect(heading(page, first.title)).toBeFocused()
})
