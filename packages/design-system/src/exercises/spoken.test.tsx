import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { noAnswer, type Answer, type Exercise } from '@the-house/domain'
import { createI18n } from '@the-house/i18n'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import {
  answerWith,
  lettersExercise,
  lettersMarked,
  multipleExercise,
  uniqueExercise,
  wordsExercise,
} from './fixtures.ts'
import { ExerciseView } from './exercise-view.tsx'
import { Stage } from './stage.tsx'
import { isUnanswered, type ExerciseStatus } from './widget.ts'

beforeAll(() => createI18n({ language: 'en', areas: ['exercises', 'learning'] }))
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

/** What a screen reader says from the beginning of an exercise to its end. */
async function read(exercise: Exercise, answer: Answer = noAnswer, status: ExerciseStatus = 'open') {
  const { container } = render(
    <Suspense>
      <Stage exercise={exercise} answer={answer} status={status} onChange={() => undefined} />
    </Suspense>,
    { wrapper: ThemeProvider },
  )
  await screen.findByRole('heading')
  // The result follows the answer.
  if (!isUnanswered(status)) await screen.findByRole('region')
  await virtual.start({ container })
  for (let step = 0; step < 100 && (await virtual.lastSpokenPhrase()) !== 'end of article'; step++) await virtual.next()
  return virtual.spokenPhraseLog()
}
const spokenAs = (phrases: string[], role: string) => phrases.filter((phrase) => phrase.startsWith(`${role}, `))

const shown = (exercise: Exercise) => (
  <ExerciseView exercise={exercise} answer={noAnswer} status="open" onChange={() => undefined} />
)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it('clears what was said about an exercise when the next one is shown', async () => {
  const { rerender } = render(<Suspense>{shown(multipleExercise)}</Suspense>, { wrapper: ThemeProvider })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'hall' }))
  expect(said()).toContain('1 selected')
  rerender(<Suspense>{shown(uniqueExercise)}</Suspense>)
  await screen.findByRole('radio', { name: /grey stone/ })
  expect(said().join('')).toBe('')
})

it('reads the question as the name of the choices, then each choice', async () => {
  const phrases = await read(uniqueExercise, answerWith({ alternatives: [2] }))
  expect(phrases).toContain('group, Ana comes home late. Where does she find the key?, Choose one')
  expect(spokenAs(phrases, 'radio').map((phrase) => phrase.replace(/, position.*/, ''))).toEqual([
    'radio, Under the grey stone by the door, not checked',
    'radio, In the pocket of her blue coat, checked',
    'radio, On the kitchen table, beside the bread, not checked',
    'radio, Behind the picture in the hall, not checked',
  ])
})

it('says how many choices are made, after each', async () => {
  const phrases = await read(multipleExercise, answerWith({ alternatives: [1] }))
  expect(phrases).toContain('group, Which of these are rooms?, Choose all that apply')
  fireEvent.click(screen.getByRole('checkbox', { name: 'hall' }))
  await expect.poll(() => virtual.lastSpokenPhrase()).toBe('polite: 2 selected')
})

it('names the words and the boxes of missing letters', async () => {
  const phrases = await read(lettersExercise, answerWith({ text: 'ORNING E__ ___' }))
  expect(spokenAs(phrases, 'group').slice(1)).toEqual([
    'group, Word 1 of 3, 6 missing letters, m',
    'group, Word 2 of 3, 3 missing letters, op',
    'group, Word 3 of 3, 3 missing letters, win',
  ])
  const boxes = spokenAs(phrases, 'textbox').map((phrase) => phrase.replace(/, placeholder\s*$/, ''))
  expect(boxes).toHaveLength(12)
  expect(boxes.slice(5, 8)).toEqual([
    'textbox, Letter 6 of 6, G',
    'textbox, Letter 1 of 3, E',
    'textbox, Letter 2 of 3, empty',
  ])
})

it('says of each letter what was typed and what is right, and how many are', async () => {
  const marked = { ...lettersMarked, correct: false, credit: 75 }
  const phrases = await read(marked, answerWith({ text: 'ORNING E_Z DOT' }), 'wrong')
  const said = phrases.join(' ').replaceAll(/\s+/g, ' ')
  expect(said).toContain('Letter 1: E, right.')
  expect(said).toContain('Letter 2: empty, right is N.')
  expect(said).toContain('Letter 3: you typed Z, right is S.')
  expect(said).toContain('Letter 3: you typed T, right is W.')
  expect(said).toContain('1 of 3 letters right')
  expect(phrases).toContain('region, 9 of 12 letters right')
})

it('names the blanks with their words, and the words with where they are', async () => {
  const phrases = await read(wordsExercise, answerWith({ text: '|went||' }))
  expect(spokenAs(phrases, 'button').filter((phrase) => phrase.includes('Blank'))).toEqual([
    'button, Blank 1 of 4, empty, current item',
    'button, Blank 2 of 4: went. Press to clear',
    'button, Blank 3 of 4, empty',
    'button, Blank 4 of 4, empty',
  ])
  expect(phrases).toContain('list, Words to choose from')
  expect(phrases).toContain('button, went, placed in blank 2, disabled')
})

it('says where a word was put, how many are left, and that it was taken out', async () => {
  await read(wordsExercise, answerWith({ text: '|went||' }))
  fireEvent.click(screen.getByRole('button', { name: 'saw' }))
  await expect.poll(() => virtual.lastSpokenPhrase()).toBe('polite: saw placed in blank 1, two left')
  fireEvent.click(screen.getByRole('button', { name: /^Blank 2 of 4: went/ }))
  await expect.poll(() => virtual.spokenPhraseLog()).toContain('polite: went taken out of blank 2')
})
