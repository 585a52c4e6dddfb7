import type { Page } from '@playwright/test'
import type { Filling } from '../harness/places.ts'

async function choose(page: Page, names: readonly string[]) {
  for (const name of names) {
    const choice = { name, exact: true }
    await page.getByRole('radio', choice).or(page.getByRole('checkbox', choice)).check()
  }
}

async function typeLetters(page: Page, words: readonly string[]) {
  for (const [index, word] of words.entries()) {
    const group = page.getByRole('group', { name: new RegExp(`^Word ${index + 1} of`) })
    await group.getByRole('textbox').first().click()
    await page.keyboard.type(word)
  }
}

async function placeWords(page: Page, words: readonly string[]) {
  for (const word of words) await page.getByRole('button', { name: word, exact: true }).first().click()
}

async function selectOptions(page: Page, options: readonly string[]) {
  for (const [index, option] of options.entries())
    await page.getByRole('combobox', { name: new RegExp(`^Blank ${index + 1} of`) }).selectOption(option)
}

/** Enters an answer to the exercise on the screen, by mouse or touch. */
export async function fill(page: Page, filling: Filling) {
  if ('choose' in filling) await choose(page, filling.choose)
  else if ('letters' in filling) await typeLetters(page, filling.letters)
  else if ('words' in filling) await placeWords(page, filling.words)
  else if ('options' in filling) await selectOptions(page, filling.options)
  else await page.getByRole('main').getByRole('textbox').fill(filling.write)
}
