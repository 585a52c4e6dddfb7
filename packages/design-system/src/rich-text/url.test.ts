import { expect, it } from 'vitest'
import { isAllowedUrl, normalizeUrl } from './url.ts'

it.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  ['example.org', 'https://example.org'],
  ['www.example.org/rooms', 'https://www.example.org/rooms'],
  [' teacher@example.org ', 'mailto:teacher@example.org'],
  ['tel:+551112345678', 'tel:+551112345678'],
  ['/partner/3', '/partner/3'],
])('takes %s for %s', (typed, address) => {
  expect(normalizeUrl(typed)).toBe(address)
})

it.each(['', 'the hall', 'hall', 'http://example.org', 'javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'takes %j for no address',
  (typed) => {
    expect(normalizeUrl(typed)).toBeNull()
  },
)

it.each(['java\nscript:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)', 'JAVASCRIPT:alert(1)'])(
  'is not deceived by %j',
  (address) => {
    expect(isAllowedUrl(address)).toBe(false)
  },
)
