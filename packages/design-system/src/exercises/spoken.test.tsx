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
  matchingExercise,
  matchingMarked,
  multipleExercise,
  orderingExercise,
  orderingMarked,
  uniqueExercise,
  unitsExercise,
  wordsExercise,
} from './fixtures.ts'
import { ExerciseView } from './exercise-view.tsx'
import { Stage } from './stage.tsx'
import { isUnanswered, type ExerciseStatus } from './widget.ts'

beforeAll(() => createI18n({ language: 'en', areas: ['exercises', 'learning', 'matching', 'numerical', 'ordering'] }))
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

it('names the list of each left side, and says how many are matched', async () => {
  const phrases = await read(matchingExercise, answerWith({ options: [{ position: 2, answer: 'on the wall' }] }))
  expect(spokenAs(phrases, 'combobox').map((phrase) => phrase.split(', ').slice(0, 3).join(', '))).toEqual([
    'combobox, Partner of You bake bread, has popup listbox',
    'combobox, Partner of You hang a picture, on the wall',
    'combobox, Partner of You sleep, has popup listbox',
    'combobox, Partner of You keep the milk, has popup listbox',
  ])
  expect(phrases).toContain('list, Partners to choose from')
  fireEvent.change(screen.getByRole('combobox', { name: 'Partner of You sleep' }), { target: { value: 'in bed' } })
  await expect.poll(() => virtual.lastSpokenPhrase()).toBe('polite: 2 of 4 matched')
})

it('says that a partner is lifted, and where it was put', async () => {
  await read(matchingExercise)
  fireEvent.click(screen.getByRole('button', { name: 'in bed' }))
  await expect.poll(() => virtual.lastSpokenPhrase()).toBe('polite: in bed is lifted. Press its place.')
  fireEvent.click(screen.getByRole('button', { name: 'Put in bed to You sleep' }))
  await expect.poll(() => virtual.spokenPhraseLog()).toContain('polite: in bed goes with You sleep, 1 of 4 matched')
})

it('says of each pair what was chosen and what is right', async () => {
  const options = [
    { position: 1, answer: 'in the oven' },
    { position: 3, answer: 'on the roof' },
  ]
  const phrases = await read({ ...matchingMarked, correct: false }, answerWith({ options }), 'wrong')
  const said = phrases.join(' ').replaceAll(/\s+/g, ' ')
  expect(said).toContain('You bake bread : in the oven , Right')
  expect(said).toContain('You hang a picture : nothing , Wrong, right is strong on the wall')
  expect(said).toContain('You sleep : on the roof , Wrong, right is strong in bed')
})

it('says where an item is after each move, and that the order is set', async () => {
  await read(orderingExercise)
  fireEvent.click(await screen.findByRole('button', { name: 'Move where up' }))
  await expect.poll(() => virtual.spokenPhraseLog()).toContain('polite: where is now number 3 of 5')
})

it('says that the order as it is shown counts, once the student has said so', async () => {
  await read(orderingExercise)
  fireEvent.click(screen.getByRole('button', { name: 'This order is right' }))
  await expect.poll(() => virtual.spokenPhraseLog()).toContain('polite: Your order is set')
})

it('says of each item whether it is in the right order, and else its place', async () => {
  const phrases = await read(
    { ...orderingMarked, correct: false },
    answerWith({ alternatives: [5, 4, 3, 1, 2] }),
    'wrong',
  )
  const said = phrases.join(' ').replaceAll(/\s+/g, ' ')
  expect(said).toContain('does , In the right order')
  expect(said).toContain('where , Wrong place, belongs at 1')
})

it('reads what a number lacks at once, and how it is understood once the field is left', async () => {
  await read(unitsExercise)
  const field = screen.getByRole('textbox', { name: 'Your answer' })
  fireEvent.change(field, { target: { value: '12 kitchens' } })
  await expect.poll(() => virtual.spokenPhraseLog()).toContain('polite: This is no number. Write digits, as in 12.5.')
  fireEvent.change(field, { target: { value: '1,234' } })
  fireEvent.blur(field)
  await expect.poll(() => virtual.spokenPhraseLog()).toContain('polite: Understood as 1234')
})
