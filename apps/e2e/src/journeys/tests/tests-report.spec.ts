import { readFile } from 'node:fs/promises'
import { phone } from '../../harness/devices.ts'
import { expectNoClipping, expectAccessible, looks, lookLike, waitForIdle } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { shiftOf } from '../../harness/shift.ts'
import { expect, sharedTest, test, withoutTours } from '../../harness/test.ts'
import { accounts, heading, signIn, storeSession } from '../../lesson/steps.ts'

const coats = 'Whose coat is this?'

test('a teacher finds a test that the clock has closed, opens it again, and its student goes on', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, 'teacher')
  await page.getByRole('link', { name: 'Tests sent' }).click()
  await expect(heading(page, 'Tests sent')).toBeVisible()
  await page.getByRole('combobox', { name: 'Test' }).fill('coat')
  await page.getByRole('option', { name: coats }).click()
  await page.getByLabel('Status').selectOption('Time was over')
  const row = page.getByRole('row', { name: /Helena Duarte.*Time was over/ })
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/status=FINISHED_EXPIRED/)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('tests-sent.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`Helena Duarte,`)

  await row.getByRole('button', { name: /^Open again/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Open this test again for Helena Duarte?' })
  await dialog.getByLabel('Minutes').fill('15')
  await dialog.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByText('The test of Helena Duarte goes on.')).toBeVisible()
  await expect(row).toBeHidden()

  const student = await (await browser.newContext({ baseURL: server.url })).newPage()
  await withoutTours(student)
  await signIn(student, 'student', '/notifications')
  await student
    .getByRole('main')
    .getByRole('button', { name: /^Unread:.*Whose coat is this/ })
    .first()
    .click()
  await expect(student).toHaveURL(/\/test\/\d+/)
  await expect(student.getByRole('button', { name: 'Hide the time' })).toBeVisible()
})

test('a report shows results and exercises, and gives time to who has not started, by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'teacher', '/admin/tests/5')
  await expect(heading(page, 'Good morning, Arch Street')).toBeVisible()
  await expect(page.getByRole('table', { name: /^Results of/ }).getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('row', { name: /When you meet somebody/ })).toContainText('%')
  const students = page.getByRole('table', { name: 'Students' })
  await expect(students.getByText('Handed in').first()).toBeVisible()
  await page.getByLabel('Status').selectOption('Not started')
  await expect(page).toHaveURL(/status=PENDING/)
  await expect(students.getByText('Handed in')).toHaveCount(0)
  const waiting = students.getByRole('button', { name: /^More time/ }).first()
  const name = (await waiting.getAttribute('aria-label')) ?? ''
  await waiting.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Minutes').press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('has more time.')).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
})

for (const look of looks)
  sharedTest(
    `sent tests and their report are accessible and fit, in ${look.language} and ${look.mode}`,
    async ({ page }) => {
      sharedTest.slow()
      await lookLike(page, look)
      await storeSession(page, accounts.admin)
      await page.goto('/admin/tests')
      for (const path of ['/admin/tests', '/admin/tests/5']) {
        await navigate(page, path)
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        await expectAccessible(page, path)
        await expectNoClipping(page, path)
      }
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'give time back')
      await page.keyboard.press('Escape')
    },
  )

sharedTest.describe('on a phone', () => {
  sharedTest.use(phone)

  sharedTest('nothing jumps while sent tests and their report load', async ({ page }) => {
    await signIn(page, 'teacher')
    for (const path of ['/admin/tests', '/admin/tests/5']) {
      await page.goto(path)
      await waitForIdle(page)
      expect(await shiftOf(page), path).toBeLessThan(0.05)
    }
  })
})
