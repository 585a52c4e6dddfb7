import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNow } from './use-now.ts'

const start = Date.UTC(2026, 4, 4, 17)

beforeEach(() => {
  vi.useFakeTimers({ now: start + 20_500 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('changes with the minute and at no other time', async () => {
  const { result, unmount } = renderHook(() => useNow())
  expect(result.current).toBe(start)
  await act(() => vi.advanceTimersByTimeAsync(39_499))
  expect(result.current).toBe(start)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(result.current).toBe(start + 60_000)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(result.current).toBe(start + 120_000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('is right as soon as a device wakes up', () => {
  const { result } = renderHook(() => useNow())
  vi.setSystemTime(start + 3_600_000)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(result.current).toBe(start + 3_600_000)
})
