import { expect, it } from 'vitest'
import { blankResults, keysOf } from './blank-results.ts'
import { lettersMarked, optionsMarked, wordsMarked } from './fixtures.ts'

const correct = (given: string[], keys: (string | null)[], status: 'correct' | 'wrong') =>
  blankResults(given, keys, status)?.map((result) => result.correct)

it('reads the right content of each blank from wherever the type keeps it', () => {
  expect(keysOf(lettersMarked, 3, ' ')).toEqual(['ORNING', 'ENS', 'DOW'])
  expect(keysOf(wordsMarked, 4, '|')).toEqual(['went', 'saw', 'the', 'still'])
  expect(keysOf(optionsMarked, 3, '|')).toEqual(['sleeps', 'sleep', 'have'])
})

it('shows the first of several accepted answers', () => {
  expect(keysOf({ ...wordsMarked, answer_correct: 'went|saw\ngo|see' }, 2, '|')).toEqual(['went', 'saw'])
})

it.each(['open', 'answered', 'waiting', 'disabled'] as const)(
  'returns nothing while %s, even with the key',
  (status) => {
    expect(blankResults(['went'], ['went'], status)).toBeNull()
  },
)

it('marks each blank of a wrong answer by itself, whatever its case', () => {
  expect(correct(['Went', 'see', ''], ['went', 'saw', 'the'], 'wrong')).toEqual([true, false, false])
})

it('claims nothing of a wrong answer whose key may not be known', () => {
  expect(correct(['see'], [null], 'wrong')).toEqual([null])
})

it('calls every blank of a right answer right, in another spelling too', () => {
  expect(correct(['colour'], ['color'], 'correct')).toEqual([true])
})
