import { expect, it } from 'vitest'
import { feedUpdates, initialFeedState, bellCount } from './feed-state.ts'
import { notificationOf } from './testing.ts'

const test = notificationOf(2, { notification_type: 'TEST_AVALIABLE' })
const message = notificationOf(1)
const state = { ...initialFeedState, latest: { content: [test, message], unread: 2 } }
const todoOf = (total: number, test_notices: number[]) => ({ tests: { content: [], total }, test_notices })

it('the bell counts a test once, by what is to do and not by its notification', () => {
  expect(bellCount(state, todoOf(1, [2]))).toBe(2)
})

it('the bell does not count a test that is done, though its notification is unread', () => {
  expect(bellCount(state, todoOf(0, [2]))).toBe(1)
})

it('the bell counts a test that is to do, though its notification is read', () => {
  const read = { ...state, latest: { content: [{ ...test, read: true }, message], unread: 1 } }
  expect(bellCount(read, todoOf(1, []))).toBe(2)
})

it.each([
  ['at the click', feedUpdates.pressed(state, 2)],
  ['once the server knows', feedUpdates.confirmed(feedUpdates.pressed(state, 2), 2)],
  ['in another tab', feedUpdates.elsewhere(state, 2)],
])('reading the notification of a test changes nothing %s', (_, read) => {
  expect(bellCount(read, todoOf(1, [2]))).toBe(2)
})

it('leaves the tests alone when all notifications are marked read', () => {
  expect(bellCount(feedUpdates.allUntil(state, 2), todoOf(1, [2]))).toBe(1)
})

it('counts a new test once, whether the feed or the to-do knows it first', () => {
  const newer = { ...state, latest: { content: [notificationOf(3), test, message], unread: 3 } }
  expect(bellCount(newer, todoOf(1, [2]))).toBe(3)
  expect(bellCount(newer, todoOf(2, [3, 2]))).toBe(3)
  expect(bellCount(state, todoOf(2, [3, 2]))).toBe(3)
})

it('counts nothing while a part of it is being loaded', () => {
  expect(bellCount(state, undefined)).toBeNull()
  expect(bellCount(initialFeedState, todoOf(1, [2]))).toBeNull()
  expect(bellCount(initialFeedState, null)).toBeNull()
})

it('counts what is known where the to-do or the feed could not be loaded', () => {
  expect(bellCount(state, null)).toBe(2)
  expect(bellCount({ ...initialFeedState, failed: true }, todoOf(1, [2]))).toBe(1)
})
