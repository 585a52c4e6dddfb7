import type { Page } from '@playwright/test'
import { looks, lookLike } from '../../harness/accessibility.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { accounts, password } from '../../lesson/steps.ts'

const pages = ['/login', '/register', '/forgot-password', '/change-password/none']
const firstHeading = (page: Page) => page.evaluateHandle(() => document.querySelector('h1'))

/** Keeps the scripts of the portal back; the result lets them come. */
async function withoutProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const look of looks)
  test(`a public page is there before its program, which takes it over as it stands, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    page.on('pageerror', ({ message }) => said.push(message))
    await lookLike(page, look)
    for (const path of pages) {
      const letCome = await withoutProgram(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator(`[type=radio][value=${look.mode}]`)).toBeChecked()
      await expect(page.locator(`[type=radio][value=${look.language}]`)).toBeChecked()
      const heading = await firstHeading(page)
      letCome()
      await expect(page).toHaveTitle(/· The House$/)
      expect(await heading.evaluate((before) => before === document.querySelector('h1'))).toBe(true)
      await page.unrouteAll({ behavior: 'wait' })
    }
    expect(said).toEqual([])
  })

test('what was typed and sent before the program was there signs in', async ({ page }) => {
  const letCome = await withoutProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill(accounts.student)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  letCome()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a language that was pressed before the program was there is spoken', async ({ page }) => {
  const letCome = await withoutProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByText('Português').click()
  letCome()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
})

test('a user is shown no login on the way to the dashboard', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(accounts.student)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const letCome = await withoutProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('#root .first-paint')).toBeVisible()
  await expect(page.locator('#root form')).toHaveCount(0)
  letCome()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a page whose program does not come says so', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeVisible()
})
