import type { Page } from '@playwright/test'
import { linkMailedTo } from '../../access/mails.ts'
import { expireLinks } from '../../access/school-tool.ts'
import { dismiss, handInCode, newPassword, signInWith, typeNewPassword } from '../../access/steps.ts'
import { expect, test } from '../../harness/test.ts'
import { accounts, password } from '../../lesson/steps.ts'

const { student } = accounts
/** A free code of the demonstration; it is for the student, in another unit and tribe. */
const code = 'KEY-20005'
const title = 'Code updated'

/** Requests the change to a code that the e-mail does not have yet; returns the path of the mailed link. */
async function mailedLink(page: Page): Promise<string> {
  await handInCode(page, code, student)
  await expect(page).toHaveURL(/\/change-code\/KEY-20005\/email\/student%40thehouse\.test$/)
  await page.getByRole('button', { name: 'Send the e-mail' }).click()
  await dismiss(page, 'Look at your e-mails')
  await expect(page).toHaveURL(/\/login$/)
  return linkMailedTo(page, student, /code/i)
}

test('a registered e-mail moves to its new code and keeps the password', async ({ page }) => {
  await page.goto(await mailedLink(page))
  await dismiss(page, title, 'Keep the same password')
  await expect(page).toHaveURL(/\/login$/)
  await signInWith(page, student, password)
  await expect(page).toHaveURL(/\/dashboard$/)
  const user = await page.evaluate(() => localStorage.getItem('the-house.user'))
  expect(JSON.parse(user ?? '{}')).toMatchObject({ unity: { name: 'Porto Alegre Moinhos' }, tribe: { name: 'Ivy' } })
})

test('a registered e-mail moves to its new code and changes the password', async ({ page }) => {
  await page.goto(await mailedLink(page))
  await dismiss(page, title, 'Change the password')
  await typeNewPassword(page)
  await dismiss(page, 'Password Updated')
  await signInWith(page, student, newPassword)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the link works once: the second time it leads to the login', async ({ page }) => {
  const link = await mailedLink(page)
  await page.goto(link)
  await dismiss(page, title, 'Keep the same password')
  await page.goto(link)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/expired or was already used/)).toBeVisible()
})

test('a link that is too old leads to the login', async ({ page, server }) => {
  const link = await mailedLink(page)
  await expireLinks(server)
  await page.goto(link)
  await expect(page).toHaveURL(/\/login$/)
})
