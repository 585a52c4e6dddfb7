import { expect, it } from 'vitest'
import { testWindowAt } from './test-window.ts'

const [nine, ten] = ['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z']

it.each([
  ['a moment before it opens', '2026-11-21T08:59:59.999Z', 'early'],
  ['just when it opens', nine, 'open'],
  ['a moment before it closes', '2026-11-21T09:59:59.999Z', 'open'],
  ['just when it closes', ten, 'late'],
])('%s: %s is %s', (_, now, opening) => {
  expect(testWindowAt({ opens_at: nine, closes_at: new Date(ten) }, Date.parse(now))).toBe(opening)
})

it('may be started at any time where nothing else was said', () => {
  expect(testWindowAt({ opens_at: null, closes_at: null }, Date.parse(nine))).toBe('open')
  expect(testWindowAt({ opens_at: nine, closes_at: null }, Date.parse('2046-01-01'))).toBe('open')
  expect(testWindowAt({ opens_at: null, closes_at: nine }, 0)).toBe('open')
})
