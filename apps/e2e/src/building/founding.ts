import { expect, test as base, type Page } from '@playwright/test'
import { newPassword } from '../access/steps.ts'
import { startEmptySchool, type EmptySchool } from '../harness/empty-school.ts'
import { withoutTours } from '../harness/test.ts'

export const founder = { name: 'Ana Souza', email: 'ana@example.com', unit: 'Centro' }

/** Playwright's `test` with a school without an administrator, on a PostgreSQL database of its own. */
export const test = base.extend<{ school: EmptySchool }>({
  school: async ({ browserName: _any }, use) => {
    const school = await startEmptySchool()
    await use(school)
    await school.stop()
  },
  baseURL: async ({ school }, use) => use(school.origin),
  page: async ({ page }, use) => {
    await withoutTours(page)
    await use(page)
  },
})

export { expect }

/** Opens the printed link and founds the school; its administrator is signed in, at the steps of the founding. */
export async function foundSchool(page: Page, { link }: EmptySchool) {
  await page.goto(link)
  await page.getByLabel('Name of the unit').fill(founder.unit)
  await page.getByLabel('Time zone').selectOption('America/Sao_Paulo')
  await page.getByLabel('Your name').fill(founder.name)
  await page.getByLabel('Your e-mail').fill(founder.email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Password, once more').fill(newPassword)
  await page.getByRole('button', { name: 'Found the school' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Founding of the school' })).toBeVisible()
  await expect(page).toHaveURL(/\/founding$/)
}

const chooseFile = (page: Page, name: string, text: string) =>
  page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Enrols the people of a CSV text with the tool on the page. */
export async function enrolPeople(page: Page, csv: string, count: number) {
  await chooseFile(page, 'people.csv', csv)
  await page.getByRole('button', { name: `Enrol ${count} people` }).click()
  await expect(page.getByRole('link', { name: 'See who is invited' })).toBeVisible()
}

/** Makes the series of a CSV text with the tool on the page. */
export async function importSeries(page: Page, csv: string) {
  await chooseFile(page, 'series.csv', csv)
  await page.getByRole('button', { name: /^Make/ }).click()
  await expect(page.getByRole('link', { name: 'See the series' })).toBeVisible()
}
