import { newExercise } from '@the-house/domain'
import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

const titled = (changes: object) => titleOf({ ...newExercise('COMPLETE_WORD'), ...changes })

it.each([
  ['keeps a title', { title: 'Cats', question: '<p>Where?</p>' }, 'Cats'],
  [
    'takes the text of the question',
    { question: '<p>Tom &amp; <b>Je</b>rry:</p><p>who runs?</p>' },
    'Tom & Jerry: who runs?',
  ],
  [
    'takes the sentence where there is no question',
    { question: '<p> </p>', question_masked: 'She ##### home.' },
    'She … home.',
  ],
  ['is empty where nothing is written yet', {}, ''],
])('%s', (_, changes, title) => {
  expect(titled(changes)).toBe(title)
})

it('ends a long one between two words', () => {
  const title = titled({ question: 'a long question '.repeat(9) })
  expect(title).toBe('a long question a long question a long question a long…')
})
