import { expect, type Locator, type Page } from '@playwright/test'
import type { Filling } from '../harness/places.ts'

/** More Tab stops than any screen has: more presses mean a focus trap or a lost focus. */
const most = 100

const has = async (target: Locator) => (await target.and(target.page().locator(':focus')).count()) > 0

/** Presses a key until one of `target` has the focus. */
async function walkTo(target: Locator, key: string) {
  await expect(target.first()).toBeAttached()
  for (let stop = 0; stop < most && !(await has(target)); stop += 1) await target.page().keyboard.press(key)
  await expect(target.and(target.page().locator(':focus'))).toHaveCount(1)
}

/** What shows the focus ring of what is in it: a card, the frame of a rich text with its tools, the place of a pair. */
const rings = 'label, :has(> [role=toolbar]), :has(> select)'

/** Whether the focus ring is visible, on the element or on what is around it. */
const ringed = (focused: Locator) =>
  focused.evaluate(
    (element, around) =>
      [element, element.closest(around)].some((one) => one && getComputedStyle(one).outlineStyle !== 'none'),
    rings,
  )

/** Presses Tab, or Shift+Tab, until the element has the focus, and expects a visible focus ring. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await walkTo(target, key)
  expect(await ringed(target.page().locator(':focus'))).toBe(true)
}

/** Reaches an element by Tab and presses Enter. */
export async function press(target: Locator) {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

async function choose(page: Page, names: readonly string[]) {
  for (const name of names) {
    const radio = page.getByRole('radio', { name, exact: true })
    const box = page.getByRole('checkbox', { name, exact: true })
    await expect(radio.or(box)).toBeAttached()
    if ((await radio.count()) > 0) {
      await tabTo(page.getByRole('radio'))
      await walkTo(radio, 'ArrowDown')
    } else await tabTo(box)
    const focused = page.locator(':focus')
    if (!(await focused.isChecked())) await page.keyboard.press('Space')
    await expect(focused).toBeChecked()
  }
}

async function typeLetters(page: Page, words: readonly string[]) {
  for (const [index, word] of words.entries()) {
    await tabTo(page.getByRole('group', { name: new RegExp(`^Word ${index + 1} of`) }).getByRole('textbox'))
    await page.keyboard.press('Home')
    await page.keyboard.type(word)
  }
}

async function placeWords(page: Page, words: readonly string[]) {
  for (const word of words) await press(page.getByRole('button', { name: word, exact: true }))
}

async function selectOptions(page: Page, options: readonly string[]) {
  for (const [index, option] of options.entries()) {
    await tabTo(page.getByRole('combobox', { name: new RegExp(`^Blank ${index + 1} of`) }))
    await page.keyboard.type(option)
    await expect(page.locator(':focus').locator('option:checked')).toHaveText(option)
  }
}

/** Enters an answer to the exercise on the screen by keyboard only. */
export async function fillByKeys(page: Page, filling: Filling) {
  if ('choose' in filling) return choose(page, filling.choose)
  if ('letters' in filling) return typeLetters(page, filling.letters)
  if ('words' in filling) return placeWords(page, filling.words)
  if ('options' in filling) return selectOptions(page, filling.options)
  await tabTo(page.getByRole('main').getByRole('textbox'))
  return page.keyboard.type(filling.write)
}
