import { expect, type Page } from '@playwright/test'
import { itemsOf, partnerOf } from './keyboard.ts'

const main = (page: Page) => page.getByRole('main')

/** Chooses the partner of each left side. */
export async function match(page: Page, pairs: readonly (readonly [prompt: string, partner: string])[]) {
  for (const [prompt, partner] of pairs) await partnerOf(page, prompt).selectOption(partner)
}

/** Brings items into an order by their buttons. */
export async function arrange(page: Page, items: readonly string[]) {
  for (const [place, item] of items.entries()) {
    for (let at = (await itemsOf(page)).indexOf(item); at > place; at -= 1) {
      await main(page)
        .getByRole('button', { name: `Move ${item} up`, exact: true })
        .click()
      await expect.poll(() => itemsOf(page).then((now) => now.indexOf(item))).toBe(at - 1)
    }
  }
  const keep = main(page).getByRole('button', { name: 'This order is right' })
  if ((await keep.count()) > 0) await keep.click()
}

/** Writes a number, and chooses its unit. */
export async function writeNumber(page: Page, number: string, unit?: string) {
  await main(page).getByRole('textbox', { name: 'Your answer' }).fill(number)
  if (unit !== undefined) await main(page).getByRole('combobox', { name: 'Unit' }).selectOption(unit)
}
