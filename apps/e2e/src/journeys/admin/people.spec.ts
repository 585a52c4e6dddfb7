import type { Page } from '@playwright/test'
import { linkMailedTo } from '../../access/mails.ts'
import { dismiss, handInCode, handInData, newPassword, signInWith } from '../../access/steps.ts'
import { expect, test } from '../../harness/test.ts'
import { heading, signIn } from '../../lesson/steps.ts'

const csv = `code;profile;unit;tribe;name;cpf;e-mail
OFFICE-01;STUDENT;Online;Ivy;Clara Nunes;;clara@example.com
OFFICE-02;TEACHER;Online;;Ana Prado;;ana.prado@example.com
`

const file = (text: string) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Enrols people by the screen, as an administrator does: a dry run of the file first. */
async function enrol(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'People', exact: true }).click()
  await expect(heading(page, 'People')).toBeFocused()
  await page.getByRole('link', { name: 'Enrol people' }).click()
  await page.locator('input[type=file]').setInputFiles(file(csv.replace('Ivy', 'Moon')))
  await expect(page.getByText('1 line is not right, so nothing was written.')).toBeVisible()
  await expect(page.getByRole('row', { name: /“Moon” is not known/ })).toContainText('2')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.locator('input[type=file]').setInputFiles(file(csv))
  await page.getByRole('button', { name: 'Enrol 2 people' }).click()
  await page.getByRole('link', { name: 'See who is invited' }).click()
}

test('a student is enrolled and invited, registers, is moved to another tribe, and is out once disabled', async ({
  page,
  browser,
  server,
}) => {
  // Two users, from enrolment to sign-in and back.
  test.slow()
  await signIn(page, 'admin')
  await enrol(page)
  await page.getByRole('searchbox').fill('clara nunes')
  await page.getByRole('checkbox', { name: 'Select Clara Nunes' }).click()
  await page.getByRole('button', { name: 'Send welcome mail' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('1 welcome mail is on its way.')).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url })
  const clara = await context.newPage()
  await clara.addInitScript(() => localStorage.setItem('the-house.tours', 'false'))
  expect(await linkMailedTo(clara, 'clara@example.com', /OFFICE-01/)).toBe('/register')
  await handInCode(clara, 'OFFICE-01', 'clara@example.com')
  await handInData(clara)
  await dismiss(clara, 'Registration process completed!')
  await signInWith(clara, 'clara@example.com', newPassword)
  await expect(heading(clara, 'Hello, Clara')).toBeVisible()

  await page.goto('/admin/people?term=clara+nunes')
  await page.getByRole('link', { name: 'Edit Clara Nunes' }).click()
  await page.getByLabel('Tribe').selectOption('Hearth')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: /Clara Nunes/ })).toContainText('Hearth')
  await clara.reload()
  await expect(heading(clara, 'Hearth')).toBeVisible()

  await page.getByRole('link', { name: 'Edit Clara Nunes' }).click()
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Disabled. All their sessions are over.')).toBeVisible()
  // Her page may have noticed already: then a link would be gone.
  await clara.goto('/tribes')
  await expect(clara).toHaveURL(/\/login/)
  await signInWith(clara, 'clara@example.com', newPassword)
  await expect(clara.getByText('User or password invalid.')).toBeVisible()
  await context.close()
})
