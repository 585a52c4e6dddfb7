import { expect, type Page } from '@playwright/test'

export const newPassword = 'three blue doors'

/** Clicks the button of the open dialog. */
export async function dismiss(page: Page, title: string, button = 'OK') {
  const dialog = page.getByRole('alertdialog', { name: title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

export async function typeNewPassword(page: Page, password = newPassword) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password, once more').fill(password)
  await page.getByRole('button', { name: 'Save the new password' }).click()
}

export async function signInWith(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Submits the first step of the registration. */
export async function handInCode(page: Page, code: string, email: string, profile?: 'Teacher') {
  await page.goto('/register')
  if (profile) await page.getByRole('radio', { name: profile }).check({ force: true })
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Submits the second step, and waits for the end of the registration. */
export async function handInData(page: Page, password = newPassword) {
  await page.getByLabel('Phone/Cellphone').fill('11987654321')
  await page.getByLabel('Birthday').fill('17081994')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password, once more').fill(password)
  await page.getByRole('button', { name: 'Complete the registration' }).click()
}

export const askForPassword = async (page: Page, email: string) => {
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send' }).click()
  await dismiss(page, 'E-mail sent')
  await expect(page).toHaveURL(/\/login$/)
}
