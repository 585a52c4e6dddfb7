import { expect, type Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')

export const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true }).click()

/** Chooses an option of a combobox by searching. */
export async function choose(page: Page, label: string, words: string) {
  await page.getByRole('combobox', { name: label, exact: true }).fill(words)
  await page.getByRole('option', { name: words }).first().click()
}

export const turn = (page: Page, name: string) => page.getByRole('switch', { name, exact: true }).click()

/** Creates an entity by its form, which redirects to its edit form; returns its id. */
export async function make(page: Page, what: string, fill: () => Promise<void>): Promise<number> {
  await page.goto(`/admin/${what}/new`)
  await fill()
  await save(page)
  await expect(page).toHaveURL(new RegExp(`/admin/${what}/\\d+$`))
  return Number(page.url().split('/').at(-1))
}

/** Uploads a file in a field of the open form. */
export async function send(page: Page, place: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const field = main(page).getByRole('group', { name: place, exact: true })
  await field.locator('input[type=file]').setInputFiles(file)
  await expect(field.getByRole('button', { name: 'Replace' })).toBeVisible()
}
