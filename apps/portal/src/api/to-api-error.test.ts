import { expect, it } from 'vitest'
import { parseRetryAfter } from './to-api-error.ts'

it.each([
  ['60', 60],
  ['0', undefined],
  ['Mon, 02 Mar 2026 17:02:30 GMT', 30],
  ['Mon, 02 Mar 2026 17:00:00 GMT', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['99999999', 3600],
  [null, undefined],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.parse('2026-03-02T17:02:00Z'))).toBe(seconds)
})
