import type { Page } from '@playwright/test'
import { expectNoClipping, expectAccessible, looks, lookLike } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, sharedTest, test, withoutTours } from '../../harness/test.ts'
import { accounts, heading, signIn, storeSession } from '../../lesson/steps.ts'
import { main } from '../../timed/steps.ts'

const kinds = ['One choice', 'Several choices', 'Letters', 'Words', 'Open answer', 'Options']
const name = 'Doors and windows'
/** The tribe of the demonstration's student. */
const tribe = 'Lantern'

const bank = (page: Page) => page.getByRole('dialog', { name: 'Bank of exercises' })
const chosen = (page: Page) => page.getByRole('list', { name: 'Exercises' }).getByRole('listitem')

/** Draws one random exercise of each kind. */
async function drawOneOfEach(page: Page) {
  await page.getByRole('button', { name: 'Add exercises' }).click()
  await bank(page).getByLabel('How many by chance').fill('1')
  for (const [index, kind] of kinds.entries()) {
    await bank(page)
      .getByLabel('Type')
      .selectOption({ index: index + 1 })
    await bank(page).getByRole('button', { name: 'Draw at random' }).click()
    await expect(bank(page).getByText(`${index + 1} chosen`), kind).toBeVisible()
  }
  await bank(page).getByRole('button', { name: 'Add 6 exercises' }).click()
}

test('a teacher makes a test of all six kinds and sends it to a tribe; its student is notified and opens it, until it is taken back', async ({
  page,
  browser,
  server,
}) => {
  // Two users, and every step from the exercise bank to the notification.
  test.slow()
  await signIn(page, 'teacher')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tests', exact: true }).click()
  await expect(heading(page, 'Tests')).toBeFocused()
  await page.getByRole('link', { name: 'Create New' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Minutes').fill('25')
  await drawOneOfEach(page)
  await expect(chosen(page)).toHaveCount(6)
  const second = (await chosen(page).nth(1).locator('[lang=en]').textContent()) ?? ''
  await chosen(page).nth(1).getByRole('button', { name: /up$/ }).click()
  await expect(chosen(page).first()).toContainText(second)
  await page.getByRole('button', { name: 'See it as a student' }).click()
  const preview = page.getByRole('dialog', { name: 'As students get it' })
  await expect(preview.getByRole('heading', { name: second, exact: true })).toBeVisible()
  const titles = await chosen(page).locator('[lang=en]').allTextContents()
  for (const title of titles.slice(1)) {
    // A word to choose may be "next" as well.
    await preview.getByRole('button', { name: 'Next', exact: true }).click()
    // An exercise of another kind changes the height of the dialog once it is there: a press before could miss it.
    await expect(preview.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  await expect(preview.getByText('Exercise 6 of 6')).toBeVisible()
  await page.keyboard.press('Escape')
  await main(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/config-tests\/\d+$/)

  await main(page).getByRole('link', { name: 'Send', exact: true }).click()
  await expect(heading(page, `Send: ${name}`)).toBeFocused()
  await page.getByRole('combobox', { name: 'Tribes' }).fill(tribe)
  await page.getByRole('option', { name: tribe }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Send to \d+ students$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
  await expect(main(page).getByText(/^\d+ got it$/)).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: tribe })).toBeVisible()

  const student = await browser.newPage({ baseURL: server.url })
  await withoutTours(student)
  await signIn(student)
  await student
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await student.getByRole('button', { name: new RegExp(`^Unread:.*${name}`) }).click()
  await expect(heading(student, name)).toBeVisible()
  await expect(student.getByRole('button', { name: 'Start test' })).toBeVisible()

  await main(page)
    .getByRole('button', { name: /^Take back what was sent/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(main(page).getByText(/^\d+ taken back$/)).toBeVisible()
  await student.getByRole('button', { name: 'Start test' }).click()
  await expect(student.getByText('We could not find this. It may have been removed.').first()).toBeVisible()
  await student.close()
})

for (const look of looks)
  sharedTest(
    `setting up a test and sending it is accessible and fits, in ${look.language} and ${look.mode}`,
    async ({ page }) => {
      sharedTest.slow()
      await lookLike(page, look)
      await storeSession(page, accounts.teacher)
      await page.goto('/admin/config-tests')
      for (const path of ['/admin/config-tests', '/admin/config-tests/1/send', '/admin/config-tests/1']) {
        await navigate(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, path)
        await expectNoClipping(page, path)
      }
      const [, see, add] = [0, /student|aluno/, /^(Add|Incluir) /]
      for (const opens of [see, add]) {
        await main(page).getByRole('button', { name: opens }).first().click()
        await expect(page.getByRole('dialog').getByRole('button').nth(2)).toBeVisible()
        await expectAccessible(page, String(opens))
        await page.keyboard.press('Escape')
      }
    },
  )
