import { expect, it } from 'vitest'
import { feedbackTitle } from './feedback-title.ts'

const result = (correct: number, wrong: number, waiting = 0) => ({
  total: correct + wrong + waiting,
  correct,
  wrong,
  blank: 0,
  waiting,
  percentage: correct + wrong === 0 ? 0 : Math.round((100 * correct) / (correct + wrong)),
})

it.each([
  [result(6, 0), 'perfect'],
  [result(5, 1), 'good'],
  [result(3, 3), 'some'],
  [result(0, 6), 'start'],
  [result(0, 0, 2), 'waiting'],
  [result(4, 0, 2), 'perfect'],
])('%j is met with "%s"', (given, title) => {
  expect(feedbackTitle(given)).toBe(`feedback.title.${title}`)
})
