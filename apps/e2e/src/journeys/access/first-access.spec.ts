import { linkMailedTo } from '../../access/mails.ts'
import { enrol } from '../../access/school-tool.ts'
import { dismiss, handInCode, handInData, newPassword } from '../../access/steps.ts'
import { expect, test } from '../../harness/test.ts'

const csv = `code;profile;unit;tribe;name;cpf;e-mail
FRONT-01;STUDENT;Online;Ivy;Clara Nunes;;clara@example.com
FRONT-02;TEACHER;Online;;Ana Prado;;ana.prado@example.com
`

test('a student of the CSV file comes in for the first time, and to the dashboard', async ({ page, server }) => {
  expect(await enrol(server, csv)).toContain('2 new')
  await page.goto('/login')
  await page.getByRole('link', { name: 'First Access' }).click()
  await page.getByLabel('Code').fill('FRONT-01')
  await page.getByLabel('E-mail').fill('clara@example.com')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Clara Nunes')
  await handInData(page)
  await dismiss(page, 'Registration process completed!')
  await expect(page.getByLabel('E-mail')).toHaveValue('clara@example.com')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible()
  expect(await linkMailedTo(page, 'clara@example.com', /Welcome/)).toBe('/login')
})

test('an unknown code is refused, and its step is marked', async ({ page }) => {
  await handInCode(page, 'NOBODY-1', 'clara@example.com')
  await expect(page.getByText('Preencha os campos corretamente')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Steps of your registration' })).toContainText('needs attention')
  await expect(page.getByLabel('Code')).toHaveValue('NOBODY-1')
})

test('a code registers once', async ({ page, server }) => {
  await enrol(server, csv)
  await handInCode(page, 'FRONT-01', 'clara@example.com')
  await handInData(page)
  await dismiss(page, 'Registration process completed!')
  await handInCode(page, 'FRONT-01', 'clara@example.com')
  await expect(page.getByText('Usuário já registrado')).toBeVisible()
})
