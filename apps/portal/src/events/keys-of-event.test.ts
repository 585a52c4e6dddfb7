import type { UserEvent } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { keysOfEvent } from './keys-of-event.ts'

/** What a page has read: cache keys, with the attempts that some of them show. */
const attempts: Record<string, number> = {
  '/api/v1/tests/3/exercises': 3,
  '/api/v1/chapters/1/exercises?topic_id=4': 5,
  '/api/v1/chapters/1/exercises?topic_id=6': 8,
}
const keys = [
  ...Object.keys(attempts),
  '/api/v1/tests/3/info',
  '/api/v1/tests/33/info',
  '/api/v1/me/todo',
  '/api/v1/schedules?date=2026-03-02',
  '/api/v1/session/notifications?page=1',
  '/api/v1/books?page=1',
]
const readAgain = (event: UserEvent, unsent: number[] = []) => {
  const isUnsent = (_: number, exercise: number) => unsent.includes(exercise)
  const isKey = keysOfEvent(event, { attemptAt: (key) => attempts[key], isUnsent })
  return keys.filter(isKey).map((key) => key.replace('/api/v1', ''))
}

describe('an event has read again', () => {
  it.each(['testFinished', 'testExtended'] as const)('of %s the test and what waits', (kind) => {
    expect(readAgain({ kind, test_id: 3 })).toEqual(['/tests/3/exercises', '/tests/3/info', '/me/todo'])
  })

  it('of a practice the attempt that it names', () => {
    expect(readAgain({ kind: 'testFinished', test_id: 5 })).toEqual(['/chapters/1/exercises?topic_id=4', '/me/todo'])
  })

  it('of an answer that was saved elsewhere the attempt, but not where this page holds one of its own', () => {
    const event = { kind: 'answerSaved', test_id: 3, exercise_id: 9 } as const
    expect(readAgain(event)).toEqual(['/tests/3/exercises'])
    expect(readAgain(event, [9])).toEqual([])
    expect(readAgain(event, [10])).toEqual(['/tests/3/exercises'])
  })

  it('of a correction, a place and a notification what shows them', () => {
    expect(readAgain({ kind: 'answerCorrected', test_id: 8, exercise_id: 1 })).toEqual([
      '/chapters/1/exercises?topic_id=6',
      '/me/todo',
    ])
    expect(readAgain({ kind: 'placeBooked', class_id: 1 })).toEqual(['/me/todo', '/schedules?date=2026-03-02'])
    expect(readAgain({ kind: 'notificationsChanged' })).toEqual(['/session/notifications?page=1'])
  })

  it('of events that may be missing all that events tell of, and nothing else', () => {
    expect(readAgain({ kind: 'eventsMissed' })).toEqual(keys.map((key) => key.replace('/api/v1', '')).slice(0, -1))
  })
})
