import { expect, it } from 'vitest'
import { keptFor } from './kept-reads.ts'

it.each([
  '/api/v1/me/books',
  '/api/v1/books/3/chapters',
  '/api/v1/chapters/12',
  '/api/v1/chapters/12/topics',
  '/api/v1/chapters/12/content?topic_id=4',
  '/api/v1/chapters/12/exercises?topic_id=4',
  '/api/v1/me/next?chapter=12',
  '/api/v1/me/dashboard',
  '/api/v1/me/tests?page=1',
  '/api/v1/news/7',
])('keeps %s', (key) => expect(keptFor(key)).toBeGreaterThan(0))

it.each([
  ['a timed test', '/api/v1/tests/9/exercises'],
  ['the facts of a timed test', '/api/v1/tests/9/info'],
  ['an attempt that was looked up', '/api/v1/chapters/12/exercises?topic_id=4&attempt_id=3'],
  ['personal data', '/api/v1/me/profile'],
  ['the dollars', '/api/v1/me/dollars'],
  ['orders', '/api/v1/me/orders'],
  ['notifications', '/api/v1/session/notifications'],
  ['other people', '/api/v1/people/5/course'],
  ['what teachers correct', '/api/v1/corrections?page=1'],
  ['the check of a chapter', '/api/v1/chapters/12/check'],
])('does not keep %s', (_what, key) => expect(keptFor(key)).toBe(0))
