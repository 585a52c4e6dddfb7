import { expect, it } from 'vitest'
import { notificationTargetOf } from '../../page/notification-target.ts'
import { notificationOf } from './testing.ts'

const params = { user_test_id: 4, exercise_id: 5, topic: 12, chapter_id: 3 }

it('leads to the corrected exercise in its topic, in the attempt that it was corrected in', () => {
  expect(notificationTargetOf(notificationOf(1, { notification_type: 'EXERCISE_REVISED', params }))).toEqual({
    to: '/the-magic-formula/chapter/3/e/topic/12?attempt=4&exercise=5',
    reads: ['/api/v1/chapters/3/exercises?topic_id=12&attempt_id=4'],
  })
})

it('leads to the exercise in its topic where the school did not say which attempt it was', () => {
  const unknown = { ...params, user_test_id: null }
  expect(notificationTargetOf(notificationOf(1, { notification_type: 'EXERCISE_REVISED', params: unknown }))).toEqual({
    to: '/the-magic-formula/chapter/3/e/topic/12?exercise=5',
    reads: ['/api/v1/chapters/3/exercises?topic_id=12'],
  })
})

it('shows the title where the school did not say which exercise it is', () => {
  const unknown = { ...params, topic: null }
  expect(notificationTargetOf(notificationOf(1, { notification_type: 'EXERCISE_REVISED', params: unknown }))).toEqual({
    tell: null,
  })
})

it('shows what a message says', () => {
  expect(notificationTargetOf(notificationOf(1, { message: 'The school is closed.' }))).toEqual({
    tell: 'The school is closed.',
  })
})

it('leads to a test that was sent', () => {
  const sent = { user_test_id: 4, exercise_id: null, topic: null, chapter_id: null }
  expect(notificationTargetOf(notificationOf(1, { notification_type: 'TEST_AVALIABLE', params: sent }))).toMatchObject({
    to: '/test/4',
  })
})

it('leads to the corrected exercise of a test, and has the test read again', () => {
  expect(notificationTargetOf(notificationOf(1, { notification_type: 'EXERCISE_TEST_REVISED', params }))).toEqual({
    to: '/test/4?exercise=5',
    reads: ['/api/v1/tests/4/info', '/api/v1/tests/4/exercises'],
  })
})

it.each(['TEST_AVALIABLE', 'EXERCISE_TEST_REVISED'] as const)(
  'shows the title of %s of no test',
  (notification_type) => {
    const unknown = { ...params, user_test_id: null }
    expect(notificationTargetOf(notificationOf(1, { notification_type, params: unknown }))).toEqual({ tell: null })
  },
)
