import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { student } from './school.ts'

const system = '/usr/bin/chromium'

/** The browser that every measurement drives. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : chromium.executablePath())
export const chromiumFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update']

export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })

/** Signs in as a person does. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((address) => address.pathname !== '/login')
}

/** Agrees to the chapter's instructions where they are shown over the exercise. */
export async function agree(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').getByRole('button', { name: 'I agree' })
  await dialog.or(page.getByRole('radio').first()).first().waitFor()
  if (await dialog.isVisible()) await dialog.click()
}

/** What the browser of a student who has read the instructions keeps, for pages that start with empty caches. */
export async function studentState(browser: Browser, url: string, exercises: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, url)
  await page.goto(url + exercises)
  await agree(page)
  // What is measured is the screen, not the tour that shows newcomers around it.
  await page.evaluate(() => localStorage.setItem('the-house.tours', 'false'))
  const state = await context.storageState()
  await context.close()
  return state
}
