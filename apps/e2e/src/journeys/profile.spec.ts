import { looks, lookLike, expectWhole } from '../house/examine.ts'
import { expect, test } from '../house/test.ts'
import { accounts, password, signIn } from '../lesson/steps.ts'

const chosen = 'three blue doors'

test('changes data and password from the menu of the user, and ends what was open elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await elsewhere.newPage()
  await signIn(other)

  await signIn(page)
  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(accounts.student)
  await page.getByLabel('Phone/Cellphone').fill('21998877665')
  await page.getByLabel('Birthday').fill('03041992')
  await page.getByRole('button', { name: 'Save my data' }).click()
  await expect(page.getByText('Your data is saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Phone/Cellphone')).toHaveValue('(21) 99887-7665')
  await expect(page.getByLabel('Birthday')).toHaveValue('03/04/1992')

  const change = page.getByRole('region', { name: 'Password' })
  const fill = async (current: string) => {
    await change.getByLabel('Current password').fill(current)
    await change.getByLabel('New password', { exact: true }).fill(chosen)
    await change.getByLabel('New password, once more').fill(chosen)
    await change.getByRole('button', { name: 'Save the new password' }).click()
  }
  await fill('not the one')
  await expect(change.getByLabel('Current password')).toHaveAccessibleDescription('The current password is not right.')
  await expect(change.getByLabel('Current password')).toBeFocused()
  await fill(password)
  const dialog = page.getByRole('alertdialog', { name: 'Password Updated' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()

  await other.goto('/the-magic-formula/books')
  await expect(other).toHaveURL(/\/login$/)
  await page.goto('/the-magic-formula/books')
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible()
  await elsewhere.close()
})

test('reports an error, which is kept while there is no connection and read by the administrators', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Report an error' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report an error' })
  await expect(dialog.getByLabel('Subject')).toBeFocused()
  await dialog.getByLabel('Subject').selectOption('Improvements')
  await dialog.getByLabel('What happened?').fill('A darker evening, please')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('alert')).toContainText('kept on this device')
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Report an error' }).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Improvements')
  await expect(dialog.getByLabel('What happened?')).toHaveValue('A darker evening, please')
  await dialog.getByRole('button', { name: 'Send' }).click()
  const sent = page.getByRole('alertdialog', { name: 'Message sent' })
  await expect(sent).toContainText('Our team will soon review your message and get in touch!')
  await sent.getByRole('button', { name: 'OK' }).click()

  const session = await page.request.post('/api/v1/session', { data: { email: accounts.admin, password } })
  const { token } = await session.json()
  const reports = await page.request.get('/api/v1/report_error', { headers: { authorization: token } })
  expect((await reports.json()).content).toMatchObject([
    { subject: 'Improvements', description: 'A darker evening, please', user: { email: accounts.student } },
  ])
})

for (const look of looks)
  test(`the dialog of a report is accessible and fits, in ${look.language} and ${look.mode}`, async ({ page }) => {
    await lookLike(page, look)
    await page.goto('/login')
    await page.locator('input[type=email]').fill(accounts.student)
    await page.locator('input[type=password]').fill(password)
    await page.locator('button[type=submit]').click()
    await page.getByRole('button', { name: /^(Report an error|Relatar um erro)$/ }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(2)
    await expectWhole(page, 'report')
  })
