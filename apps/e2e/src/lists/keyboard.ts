import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../lesson/keyboard.ts'
import { listed } from './exercises.ts'

const main = (page: Page) => page.getByRole('main')

/** Expects the focus on an element of the page that is in sight, and not below what sticks to an edge. */
export const expectFocusSeen = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return 'nothing has the focus'
        const { left, top, right, bottom } = focused.getBoundingClientRect()
        const name = focused.getAttribute('aria-label') ?? focused.textContent
        if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return `${name} is out of sight`
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return seen && (focused.contains(seen) || seen.contains(focused)) ? '' : `${name} is covered`
      }),
    )
    .toBe('')

/** Presses a key some times; after each press the focus has to be where it was, and seen. */
export async function pressAt(target: Locator, key: string, times = 1) {
  const page = target.page()
  await tabTo(target)
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key)
    await expect(target).toBeFocused()
    await expectFocusSeen(page)
  }
}

/** Chooses in a native list by the arrows. */
async function choose(field: Locator, text: string) {
  await tabTo(field)
  await expectFocusSeen(field.page())
  const names = await field.locator('option').allTextContents()
  const now = names.indexOf((await field.locator('option:checked').textContent()) ?? '')
  const steps = names.indexOf(text) - now
  for (let step = 0; step < Math.abs(steps); step += 1)
    await field.page().keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  await expect(field.locator('option:checked')).toHaveText(text)
  await expect(field).toBeFocused()
}

export const partnerOf = (page: Page, prompt: string) =>
  main(page).getByRole('combobox', { name: `Partner of ${prompt}`, exact: true })

/** Matches every pair, the first one wrongly before. */
export async function matchByKeys(page: Page) {
  const [[first]] = listed.pairs.right
  await choose(partnerOf(page, first), listed.pairs.extra)
  for (const [prompt, partner] of listed.pairs.right.toReversed()) {
    const field = partnerOf(page, prompt)
    await tabTo(field, prompt === first ? 'Shift+Tab' : 'Tab')
    await choose(field, partner)
  }
  await expect(main(page).getByRole('paragraph').filter({ hasText: '4 of 4 matched' })).toBeAttached()
}

/** The items as they stand, by the names of their buttons. */
export async function itemsOf(page: Page): Promise<string[]> {
  const names = await main(page)
    .getByRole('list', { name: 'Your order' })
    .getByRole('button', { name: /^Move .* up$/ })
    .all()
  return Promise.all(
    names.map(async (button) => /^Move (.*) up$/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? ''),
  )
}

/** Brings the items into their order, the first one with its handle and the others by their buttons. */
export async function orderByKeys(page: Page) {
  const list = main(page).getByRole('list', { name: 'Your order' })
  for (const [place, item] of listed.order.right.entries()) {
    const at = (await itemsOf(page)).indexOf(item)
    if (at === place) continue
    if (place > 0) {
      await pressAt(list.getByRole('button', { name: `Move ${item} up`, exact: true }), 'Enter', at - place)
      continue
    }
    const handle = list.getByRole('button', { name: `Drag ${item}`, exact: true })
    await pressAt(handle, 'Space')
    for (let step = at; step > 0; step -= 1) {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText(`${item} would be number ${step} of 5`)).toBeAttached()
    }
    await page.keyboard.press('Space')
    await expect(handle).toBeFocused()
  }
  await expect.poll(() => itemsOf(page)).toEqual(listed.order.right)
}

/** Writes the number with a wrong sign and digit, and corrects both; then its unit. */
export async function writeByKeys(page: Page) {
  const field = main(page).getByRole('textbox', { name: 'Your answer' })
  await tabTo(field)
  await expectFocusSeen(page)
  await page.keyboard.type('-3.1')
  await tabTo(main(page).getByRole('button', { name: 'Change the sign' }))
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('3.1')
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  await choose(main(page).getByRole('combobox', { name: 'Unit' }), 'cm')
  await choose(main(page).getByRole('combobox', { name: 'Unit' }), listed.amount.unit)
  await expect(field).toHaveValue(listed.amount.right.en)
}

/** How each exercise is answered right, changed on the way. */
export const answerByKeys = { pairs: matchByKeys, order: orderByKeys, amount: writeByKeys }
