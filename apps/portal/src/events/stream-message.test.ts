import { expect, it } from 'vitest'
import { parseStreamMessage } from './stream-message.ts'

it.each([
  { kind: 'hello', user: 1 },
  { kind: 'up', user: 1 },
  { kind: 'event', user: 1, event: { kind: 'testFinished', test_id: 2 } },
])('a message of another tab is understood: %o', (message) => {
  expect(parseStreamMessage(message)).toEqual(message)
})

it.each([null, 'up', { kind: 'up' }, { kind: 'newer', user: 1 }, { kind: 'event', user: 1, event: { kind: 'newer' } }])(
  'one of another build is left alone: %o',
  (message) => expect(parseStreamMessage(message)).toBeNull(),
)
