import type { Page } from '@playwright/test'
import type { Exercise, ExerciseType } from '@the-house/domain'

type Answering = (page: Page, exercise: Exercise) => Promise<void>

const main = (page: Page) => page.getByRole('main')

const choices: Answering = (page) => main(page).getByRole('radio').or(main(page).getByRole('checkbox')).first().check()

const letters: Answering = async (page) => {
  await main(page).getByRole('textbox').first().click()
  await page.keyboard.type('a')
}

const words: Answering = async (page, { alternatives, options }) => {
  const taken = alternatives.slice(0, options.length)
  for (const { title } of taken) await main(page).getByRole('button', { name: title, exact: true }).first().click()
}

const selects: Answering = async (page) => {
  for (const select of await main(page)
    .getByRole('combobox', { name: /^(Blank|Lacuna)/ })
    .all())
    await select.selectOption({ index: 1 })
}

const writes: Answering = (page) => main(page).getByRole('textbox').fill('A few words of my own.')

const pairs: Answering = async (page) => {
  for (const select of await main(page).getByRole('combobox').all()) await select.selectOption({ index: 1 })
}

const order: Answering = (page) =>
  main(page)
    .getByRole('button', { name: /^Mov.* (down|para baixo)$/ })
    .first()
    .click()

const number: Answering = async (page, { options }) => {
  await main(page).getByRole('textbox').fill('12')
  if (options.length > 0) await main(page).getByRole('combobox').selectOption({ index: 1 })
}

const answering: Record<ExerciseType, Answering> = {
  UNIQUE_ALTERNATIVE: choices,
  MULTIPLE_ALTERNATIVE: choices,
  COMPLETE_LETTERS: letters,
  COMPLETE_WORD: words,
  MULTIPLE_OPTIONS: selects,
  OPEN_ANSWER: writes,
  MATCHING: pairs,
  ORDERING: order,
  NUMERICAL: number,
}

/** Enters any answer to the exercise on the screen, right or wrong. */
export const answerAnyhow: Answering = (page, exercise) => answering[exercise.type](page, exercise)
