import { expect, it } from 'vitest'
import { formatSince } from './format-since.ts'

const now = '2026-03-10T12:00:00Z'

it.each([
  ['2026-03-07T11:00:00Z', '3 days ago', 'há 3 dias'],
  ['2026-03-10T09:30:00Z', '2 hours ago', 'há 2 horas'],
  ['2026-03-10T11:40:00Z', 'this hour', 'esta hora'],
  ['2026-03-10T15:10:00Z', 'in 3 hours', 'em 3 horas'],
])('%s is %s', (at, english, portuguese) => {
  expect(formatSince(at, now, 'en')).toBe(english)
  expect(formatSince(at, now, 'pt')).toBe(portuguese)
})
