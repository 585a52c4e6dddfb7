import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { student } from './school.ts'

const system = '/usr/bin/chromium'

/** The browser of every measurement. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : chromium.executablePath())
export const chromiumFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update']

export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })

/** Signs in through the login form. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((address) => address.pathname !== '/login')
}

/** The storage state of a student who has dismissed the instructions, for contexts with empty caches. */
export async function studentState(browser: Browser, url: string, exercises: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, url)
  const chapter = /chapter\/(\d+)/.exec(exercises)?.[1]
  await page.evaluate((read) => {
    const user: { id: number } = JSON.parse(localStorage.getItem('the-house.user') ?? '{}')
    localStorage.setItem(`the-house.agreed.${user.id}.${read}`, 'yes')
    // Disables the tour of new users, which would cover the measured screen.
    localStorage.setItem('the-house.tours', 'false')
  }, chapter)
  const state = await context.storageState()
  await context.close()
  return state
}
