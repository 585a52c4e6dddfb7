import { expect, it } from 'vitest'
import { answerInWords } from './answer-in-words.ts'

it('writes a number as the language does', () => {
  expect(answerInWords('NUMERICAL', ['2.12 cm'], 'pt')).toBe('2,12 cm')
  expect(answerInWords('NUMERICAL', ['2.12 cm'], 'en')).toBe('2.12 cm')
})

it('leaves the words of other answers as they are, and shows the empty ones', () => {
  expect(answerInWords('COMPLETE_WORD', ['at 2.30', ''], 'pt')).toBe('at 2.30 · –')
})
