import { afterEach, beforeEach, vi } from 'vitest'

/** Freezes `Date`, which the rate limits use, in the tests of a block; returns a function that advances it. */
export function stopDate(): (ms: number) => void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  return (ms) => void vi.setSystemTime(Date.now() + ms)
}
