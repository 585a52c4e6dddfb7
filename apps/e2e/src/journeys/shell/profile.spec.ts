import { looks, lookLike, expectAccessible } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/test.ts'
import { accounts, password, signIn } from '../../lesson/steps.ts'

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

test('shows a picture that is cut out here, in the other tab too, and takes it away', async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  const faces = (tab: typeof page) => tab.getByRole('button', { name: /^Menu of/ }).locator('img')
  await expect(other.getByRole('banner')).toBeVisible()
  await expect(faces(other)).toHaveCount(0)

  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'My picture' })
  await section.getByRole('button', { name: 'Choose a picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  const field = dialog.locator('input[type=file]')
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(dialog.getByText('This picture could not be opened. Choose another one.')).toBeVisible()
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await dialog.getByRole('slider', { name: 'Size' }).press('ArrowRight')
  await expectAccessible(page, 'a picture that is cut')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByRole('button', { name: 'Change the picture' })).toBeFocused()
  const shown = await faces(page).getAttribute('src')
  await expect(faces(other)).toHaveAttribute('src', shown ?? '')
  const kept = await page.request.get(shown ?? '')
  expect(kept.headers()['content-type']).toBe('image/webp')

  await section.getByRole('button', { name: 'Remove the picture' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove your picture?' })
  await question.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(question).toBeHidden()
  for (const tab of [page, other]) await expect(faces(tab)).toHaveCount(0)
  await page.reload()
  await expect(section.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
})

test('opens the movements of the own dollars', async ({ page }) => {
  await signIn(page, 'student', '/profile')
  await page.getByRole('button', { name: 'See where they come from' }).click()
  const dialog = page.getByRole('dialog', { name: 'My dollars' })
  await expect(dialog.getByRole('listitem').first()).toContainText(/\d\d\/\d\d\/\d{4}/)
})

test('reports an error, which is saved while there is no connection and read by the administrators', async ({
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

  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn(page, 'admin')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Reports' }).click()
  const row = page.getByRole('row', { name: /^\d\d\/\d\d\/\d{4} \d\d:\d\d Improvements/ })
  await expect(row).toContainText('A darker evening, please')
  await expect(row.getByRole('link', { name: accounts.student })).toBeVisible()
  await row.getByText('Browser').click()
  await expect(row).toContainText('Chrome')
})

for (const look of looks)
  test(`the dialog of a report is accessible and fits, in ${look.language} and ${look.mode}`, async ({ page }) => {
    await lookLike(page, look)
    await signIn(page)
    await page.getByRole('button', { name: /^(Report an error|Relatar um erro)$/ }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(2)
    await expectAccessible(page, 'report')
  })
