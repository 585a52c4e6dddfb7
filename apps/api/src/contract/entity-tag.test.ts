import { expect, it } from 'vitest'
import { entityTag, isKnown } from './entity-tag.ts'

const tag = entityTag('a calendar')

it('an ETag is quoted, the same for the same text and another for another', () => {
  expect(tag).toMatch(/^"[\w-]{27}"$/)
  expect(entityTag('a calendar')).toBe(tag)
  expect(entityTag('a calendar ')).not.toBe(tag)
})

it.each([
  [tag, true],
  [`W/${tag}`, true],
  [`"other", W/"more",${tag}`, true],
  [' * ', true],
  [undefined, false],
  ['', false],
  ['"other"', false],
  [tag.slice(1, -1), false],
])('%j names what a client has: %j', (header, known) => {
  expect(isKnown(tag, header)).toBe(known)
})
