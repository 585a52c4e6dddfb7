import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { conflictIn } from './conflict.ts'

it('names what a conflict means for a write', () => {
  expect(conflictIn('restore', new ApiError({ status: 409 }))?.reaction).toBe('explain')
  const objection = conflictIn('objection', new ApiError({ status: 409 }))
  expect(objection?.isStale('/api/v1/tests/7/exercises')).toBe(true)
  expect(objection?.isStale('/api/v1/tests/7/info')).toBe(false)
})

it('is no conflict where the server refuses for another reason, or the page itself fails', () => {
  expect(conflictIn('save', new ApiError({ status: 412 }))).toBeNull()
  expect(conflictIn('save', new TypeError('broken'))).toBeNull()
})
