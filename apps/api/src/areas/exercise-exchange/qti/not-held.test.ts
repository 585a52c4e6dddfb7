import { itemsOf, newExercise, qtiVersions, writeCloze, writeItems, type ExerciseDraft } from '@the-house/domain'
import { expect, it } from 'vitest'
import { writeItem } from './write-item.ts'

/** What an item says that it does not hold. */
function notHeld(draft: ExerciseDraft): string[] {
  return qtiVersions.map((version) => {
    const item = writeItem({ draft, tests_only: false, topic: '', lost: [] }, { version, identifier: 'i', files: [] })
    return /<!-- not held: (.*) -->/.exec(item)?.[1] ?? ''
  })
}
const always = (what: string) => qtiVersions.map(() => what)

const bank = (words: readonly string[], rows: readonly string[][]): ExerciseDraft =>
  writeCloze(
    { ...newExercise('COMPLETE_WORD', 1), alternatives: words.map((title, index) => ({ id: index + 1, title })) },
    {
      masked: (rows[0] ?? []).map(() => '#####').join(' and '),
      blanks: (rows[0] ?? []).map((_, at) => ({ answers: rows.map((row) => row[at] ?? ''), options: [] })),
    },
  )
const so = ['so', 'so', 'so', 'so', 'so']

it('says that some ways to lay equal words are left out, where there are too many for several answers', () => {
  expect(notHeld(bank([...so, 'no'], [so, ['no', 'so', 'so', 'so', 'so']]))).toEqual(always('answer_correct'))
})

it('holds every way of one answer, and as many as are written out of several', () => {
  expect(notHeld(bank(so, [so]))).toEqual(always(''))
  expect(notHeld(bank(['so', 'so', 'no'], [['so', 'so'], ['no', 'so']]))).toEqual(always('')) // oxfmt-ignore
})

const order = (...texts: string[]) => writeItems(newExercise('ORDERING', 1), itemsOf(texts))

it.each<[string, ExerciseDraft, string]>([
  ['an order of three', order('a', 'b', 'c'), 'partial credit'],
  ['an order of four that are equal, which has 24 ways', order('a', 'a', 'a', 'a'), 'partial credit'],
  ['an order of five that are equal', order('a', 'a', 'a', 'a', 'a'), 'correct_alternatives, partial credit'],
  ['an order of two, of which none is right alone', order('a', 'b'), ''],
])('says that a part in order earns nothing: %s', (_, draft, expected) => {
  expect(notHeld(draft)).toEqual(always(expected))
})

const letters = (answer: string) =>
  writeCloze(newExercise('COMPLETE_LETTERS', 1), { masked: 'k#####', blanks: [{ answers: [answer], options: [] }] })

it('says that a right letter alone earns nothing', () => {
  expect(notHeld(letters('ETTLE'))).toEqual(always('partial credit'))
  expect(notHeld(letters('E'))).toEqual(always(''))
})

const open = (title: string) => ({
  ...newExercise('OPEN_ANSWER', 1),
  question: `<p><span title="${title}">x</span></p>`,
})

it('says that a title is cut that is longer than a label may be', () => {
  expect(notHeld(open('a'.repeat(251)))).toEqual(always('titles in texts'))
  expect(notHeld(open('a'.repeat(250)))).toEqual(always(''))
})
