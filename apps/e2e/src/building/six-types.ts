import type { Page } from '@playwright/test'
import type { Filling } from '../harness/places.ts'

/** One exercise: how an administrator writes it, and how a student answers it. */
export interface NewExercise {
  title: string
  type: string
  question: string
  /** Fills the fields of the type. */
  write: (page: Page) => Promise<void>
  right: Filling
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const type = (page: Page, name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)

/** Writes alternatives, and marks the right ones. */
const choices =
  (...written: [text: string, right?: 'right'][]) =>
  async (page: Page) => {
    for (const [index, [text, right]] of written.entries()) {
      const name = `Choice ${index + 1}`
      await press(page, 'Add a choice')
      await type(page, name, text)
      if (right) await page.getByLabel(`Right: ${name}`).check()
    }
  }

/** Writes a sentence, and turns some passages into blanks. */
async function sentence(page: Page, text: string, blanks: readonly string[]) {
  const field = page.getByRole('textbox', { name: 'Sentence' })
  await field.fill(text)
  for (const blank of blanks) {
    await field.evaluate((node, passage) => {
      if (!(node instanceof HTMLTextAreaElement)) throw new Error('A sentence has several lines')
      const from = node.value.indexOf(passage)
      node.setSelectionRange(from, from + passage.length)
    }, blank)
    await press(page, 'Make a blank')
  }
}

/** The six types, one exercise each. */
export const sixTypes: readonly NewExercise[] = [
  {
    title: 'The bell',
    type: 'One right choice',
    question: 'What do you hear?',
    write: choices(['A bell', 'right'], ['A dog']),
    right: { choose: ['A bell'] },
  },
  {
    title: 'In the hall',
    type: 'Several right choices',
    question: 'What hangs on the wall?',
    write: choices(['The coat', 'right'], ['The hat', 'right'], ['The cat']),
    right: { choose: ['The coat', 'The hat'] },
  },
  {
    title: 'One word',
    type: 'Missing letters',
    question: 'Write the missing letters.',
    write: (page) => sentence(page, 'The window is open.', ['indow']),
    right: { letters: ['indow'] },
  },
  {
    title: 'Two words',
    type: 'Words from a bank',
    question: 'Put the words into the sentence.',
    write: async (page) => {
      await sentence(page, 'She goes out and comes back.', ['goes', 'comes'])
      await press(page, 'Add a wrong word')
      await type(page, 'Word 3', 'went')
    },
    right: { words: ['goes', 'comes'] },
  },
  {
    title: 'Your hall',
    type: 'Open answer',
    question: 'What is in your hall?',
    write: (page) => type(page, 'Model answer', 'There is a mirror in my hall.'),
    right: { write: 'There is a red carpet in my hall.' },
  },
  {
    title: 'Is or are',
    type: 'A choice for each blank',
    question: 'Choose the right words.',
    write: async (page) => {
      await sentence(page, 'The keys are on the table.', ['are'])
      await press(page, 'Add an option')
      await type(page, 'Option 2 of blank 1', 'is')
    },
    right: { options: ['are'] },
  },
]
