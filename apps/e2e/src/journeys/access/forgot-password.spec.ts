import { linkMailedTo, mailsTo } from '../../access/mails.ts'
import { expireLinks } from '../../access/school-tool.ts'
import { askForPassword, dismiss, newPassword, signInWith, typeNewPassword } from '../../access/steps.ts'
import { expect, test } from '../../harness/test.ts'
import { accounts, password, signIn } from '../../lesson/steps.ts'

const { student } = accounts
const over = /This link has expired or was already used/

test('a forgotten password is set anew by the mail; the old one and the old sessions are dead', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await browser.newPage({ baseURL: server.url })
  await signIn(elsewhere)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot my Password' }).click()
  await askForPassword(page, student)
  await page.goto(await linkMailedTo(page, student, /password/i))
  await typeNewPassword(page)
  await dismiss(page, 'Password Updated')
  await expect(page).toHaveURL(/\/login$/)
  await signInWith(page, student, password)
  await expect(page.getByText('User or password invalid.')).toBeVisible()
  await signInWith(page, student, newPassword)
  await expect(page).toHaveURL(/\/dashboard$/)
  await elsewhere.goto('/the-magic-formula/books')
  await expect(elsewhere).toHaveURL(/\/login$/)
  await elsewhere.close()
})

test('a link works once, and the way to a new one is shown', async ({ page }) => {
  await askForPassword(page, student)
  const link = await linkMailedTo(page, student, /password/i)
  await page.goto(link)
  await typeNewPassword(page)
  await dismiss(page, 'Password Updated')
  await page.goto(link)
  await typeNewPassword(page, 'four green windows')
  await expect(page.getByText(over).first()).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('a link that is too old is refused', async ({ page, server }) => {
  await askForPassword(page, student)
  const link = await linkMailedTo(page, student, /password/i)
  await expireLinks(server)
  await page.goto(link)
  await typeNewPassword(page)
  await expect(page.getByText(over).first()).toBeVisible()
})

test('an unknown e-mail is answered like any other, and gets no mail', async ({ page }) => {
  await askForPassword(page, 'nobody@example.com')
  await askForPassword(page, student)
  await linkMailedTo(page, student, /password/i)
  expect(await mailsTo(page, 'nobody@example.com')).toBe(0)
})
