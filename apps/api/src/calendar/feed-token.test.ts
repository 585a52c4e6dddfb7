import { expect, it } from 'vitest'
import { feedToken, readFeedToken } from './feed-token.ts'

const feed = { id: 12, calendar_version: 3 }
const token = feedToken('a secret', feed)

it('a token says whose calendar it opens, to the school that has made it', () => {
  expect(readFeedToken('a secret', token)).toEqual(feed)
  expect(readFeedToken('another secret', token)).toBeNull()
  expect(token.length).toBeLessThanOrEqual(100)
})

it.each([
  ['of another user', token.replace('12.', '13.')],
  ['of another version', token.replace('.3.', '.4.')],
  ['with other digits that read the same', token.replace('12.', '012.')],
  ['with another signature', token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
  ['cut short', token.slice(0, -1)],
  ['that goes on', `${token}A`],
  ['of nothing', ''],
])('a token %s opens nothing', (_, forged) => {
  expect(readFeedToken('a secret', forged)).toBeNull()
})
