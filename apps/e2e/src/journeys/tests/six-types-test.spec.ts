import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'
import { fill } from '../../lesson/fill.ts'
import { press, tabTo } from '../../lesson/keyboard.ts'
import { places } from '../../harness/places.ts'
import { besides, button, heading, mark, signIn } from '../../lesson/steps.ts'
import { main, segments } from '../../timed/steps.ts'

/** One exercise of each of the six types; the fifth is an open text. */
const exercises = places.exercises.slice(0, 6)
const [, , , , text] = places.exercises
const name = 'Where everything is'
const tribe = 'Lantern'
const student = 'Helena Duarte'

/** Opens a screen through the menu, by keyboard. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press(page.getByRole('link', { name: 'Skip to the content' }))
}

/** Types into a field that is reached by Tab. */
async function write(page: Page, label: string, words: string) {
  await tabTo(main(page).getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
}

/** Presses ArrowDown in a list of choices until the choice is selected. */
async function walkDown(field: Locator, choice: string) {
  await expect(field.getByRole('option', { name: choice })).toBeAttached()
  await tabTo(field)
  const names = await field.getByRole('option').allTextContents()
  for (let step = names.indexOf(choice); step > 0; step -= 1) await field.page().keyboard.press('ArrowDown')
  await expect(field.locator('option:checked')).toHaveText(choice)
}

async function chooseExercises(page: Page) {
  await press(page.getByRole('button', { name: 'Add exercises' }))
  const bank = page.getByRole('dialog', { name: 'Bank of exercises' })
  await walkDown(bank.getByLabel('Book', { exact: true }), 'Book 1: Open the Door')
  await walkDown(bank.getByLabel('Chapter', { exact: true }), 'The Living Room')
  await walkDown(bank.getByLabel('Topic', { exact: true }), places.topic)
  for (const { title } of exercises) {
    await tabTo(bank.getByRole('checkbox', { name: title, exact: true }))
    await page.keyboard.press('Space')
  }
  await expect(bank.getByText('6 chosen')).toBeVisible()
  await press(bank.getByRole('button', { name: 'Add 6 exercises' }))
  await expect(bank).toBeHidden()
}

/** Creates the test from the exercise bank. */
async function make(page: Page) {
  await open(page, '/admin/config-tests')
  await press(main(page).getByRole('link', { name: 'Create New' }))
  await expect(page).toHaveURL(/\/new$/)
  await write(page, 'Name', name)
  await write(page, 'Minutes', '25')
  await chooseExercises(page)
  await expect(page.getByRole('list', { name: 'Exercises' }).getByRole('listitem')).toHaveCount(6)
  await press(button(page, 'Save'))
  await expect(page).toHaveURL(/\/admin\/config-tests\/\d+$/)
}

async function sendToTribe(page: Page) {
  await press(main(page).getByRole('link', { name: 'Send', exact: true }))
  await expect(heading(page, `Send: ${name}`)).toBeFocused()
  await tabTo(page.getByRole('combobox', { name: 'Tribes' }))
  await page.keyboard.type(tribe)
  await expect(page.getByRole('option', { name: tribe })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const send = main(page).getByRole('button', { name: /^Send to \d+ students$/ })
  await expect(send).toBeEnabled()
  await press(send)
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Send' }))
  await expect(main(page).getByText(/^\d+ got it$/)).toBeVisible()
}

/** Corrects the text; other texts of the student precede it in the queue. */
async function correct(page: Page) {
  await open(page, '/admin/correct-exercises-tests')
  const waiting = main(page).getByRole('link', { name: `${text.title}, by ${student}` })
  await expect(waiting).toHaveCount(1)
  await press(waiting)
  await expect(heading(page, `${text.title}, by ${student}`)).toBeFocused()
  await expect(page.getByRole('region', { name: `Answer of ${student}` })).toHaveText(text.right.write)
  await expect(page.getByRole('textbox', { name: 'Feedback' })).toBeVisible()
  await page.keyboard.press('8')
  await expect(page.getByRole('radio', { name: '8' })).toBeChecked()
  await page.keyboard.press('f')
  await page.keyboard.type('I can see your room.')
  await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveText('I can see your room.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Correction saved')).toBeVisible()
}

/** Takes the test, from the notification to the result. */
async function sit(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await page.getByRole('button', { name: new RegExp(`^Unread:.*${name}`) }).click()
  await expect(heading(page, name)).toBeVisible()
  await button(page, 'Start test').click()
  for (const exercise of exercises) {
    await expect(heading(page, exercise.title)).toBeVisible()
    await fill(page, exercise.right)
    await button(page, exercise === exercises.at(-1) ? 'Finish' : 'Next').click()
  }
  await expect(main(page).getByText(/A teacher reads your texts next/)).toBeVisible()
  await button(page, 'See my answers').click()
  await segments(page).nth(4).click()
  await expect(main(page).getByText(mark.waiting, { exact: true })).toBeVisible()
}

async function seeCorrection(page: Page) {
  await page.goto('/notifications')
  await main(page).getByRole('button', { name: text.title }).first().click()
  await expect(page).toHaveURL(/\/test\/\d+\?exercise=\d+$/)
  await button(page, 'See correction').click()
  await expect(main(page).getByText('Mark: 8 of 10')).toBeVisible()
  await expect(main(page).getByText('I can see your room.')).toBeVisible()
}

test('a test of the six types goes from the bank to a tribe, is done, corrected and reported, its teacher having no pointer', async ({
  page,
  browser,
  baseURL,
}) => {
  // Two users, six exercises, and every screen from the exercise bank to the report.
  test.setTimeout(480_000)
  await signIn(page, 'teacher')
  await make(page)
  await sendToTribe(page)

  const pupil = await besides(browser, baseURL, 'student')
  await sit(pupil)

  // Five of six are right, and one awaits its correction.
  await open(page, '/admin/tests')
  const row = page.getByRole('row', { name: new RegExp(`${student}.*${name}`) })
  await expect(row).toContainText('Handed in')
  await expect(row).toContainText('100%')
  await expect(row).toContainText('1 text to correct')
  await correct(page)
  await seeCorrection(pupil)
  await pupil.context().close()

  await open(page, '/admin/tests')
  // The mean of five times 100 and once 80.
  await expect(row).toContainText('97%')
  await press(row.getByRole('link', { name }))
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByRole('table', { name: /^Results of/ }).getByRole('row', { name: /90/ })).toContainText('1')
  for (const { title } of exercises)
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText(
      title === text.title ? '80%' : '100%',
    )
})
