import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failingOnce = (failure: ApiError) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue('marked')

it('waits as long as the server asks, though the connection returns', async () => {
  const call = failingOnce(new ApiError({ status: 429, token: 'tooMany', retryAfter: 30 }))
  const answer = retryWithBackoff(call, () => undefined)
  await vi.advanceTimersByTimeAsync(29_000)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(999)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toBe('marked')
})

it('tries at once when the connection returns', async () => {
  const unreachable = new ApiError({ status: 0, token: 'network' })
  const call = failingOnce(unreachable)
  const missed = vi.fn<(failure: ApiError | null) => void>()
  const answer = retryWithBackoff(call, missed)
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await expect(answer).resolves.toBe('marked')
  expect(missed.mock.calls).toEqual([[unreachable], [null]])
})

it('tries again while the server is busy, and says why meanwhile', async () => {
  const busy = new ApiError({ status: 503, token: 'unavailable' })
  const call = failingOnce(busy)
  const missed = vi.fn<(failure: ApiError | null) => void>()
  const answer = retryWithBackoff(call, missed)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(answer).resolves.toBe('marked')
  expect(missed.mock.calls).toEqual([[busy], [null]])
})

it('hands an error inside the server to the caller and does not try again', async () => {
  const broken = new ApiError({ status: 500, message: 'The desk is broken.' })
  const call = failingOnce(broken)
  const missed = vi.fn<(failure: ApiError | null) => void>()
  await expect(retryWithBackoff(call, missed)).rejects.toBe(broken)
  expect(call).toHaveBeenCalledTimes(1)
  expect(missed.mock.calls).toEqual([[null]])
})
