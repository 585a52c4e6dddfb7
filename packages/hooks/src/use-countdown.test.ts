import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

const start = Date.UTC(2026, 4, 4, 17)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('counts the seconds down to zero and stays there', async () => {
  const { result } = renderHook(() => useCountdown(start + 3000))
  const seen = [result.current]
  for (let second = 0; second < 4; second++) {
    await pass(1000)
    seen.push(result.current)
  }
  expect(seen).toEqual([3, 2, 1, 0, 0])
  expect(vi.getTimerCount()).toBe(0)
})

it('changes when the second does, wherever in a second it began', async () => {
  const { result } = renderHook(() => useCountdown(start + 2400))
  expect(result.current).toBe(3)
  await pass(399)
  expect(result.current).toBe(3)
  await pass(1)
  expect(result.current).toBe(2)
})

it('is at zero exactly at the end, and not a moment earlier', async () => {
  const { result } = renderHook(() => useCountdown(start + 1500))
  await pass(1499)
  expect(result.current).toBe(1)
  await pass(1)
  expect(result.current).toBe(0)
})

const server = () => Date.now() + 7_200_000

it('follows the clock that it is given, not the one of the device', async () => {
  const { result } = renderHook(() => useCountdown(start + 7_200_000 + 60_000, { now: server }))
  expect(result.current).toBe(60)
  await pass(10_000)
  expect(result.current).toBe(50)
})

it.each([
  ['visibilitychange', document],
  ['pageshow', window],
])('is right at once when the device wakes up (%s)', (event, target) => {
  const { result } = renderHook(() => useCountdown(start + 600_000))
  // A sleeping device: the clock goes on, timers do not.
  vi.setSystemTime(start + 599_500)
  act(() => void target.dispatchEvent(new Event(event)))
  expect(result.current).toBe(1)
})

it('turns to another end, and to another clock', () => {
  const { result, rerender } = renderHook(({ endsAt, now }) => useCountdown(endsAt, { now }), {
    initialProps: { endsAt: start + 5000, now: Date.now },
  })
  rerender({ endsAt: start + 9000, now: Date.now })
  expect(result.current).toBe(9)
  rerender({ endsAt: start + 9000, now: () => start + 8000 })
  expect(result.current).toBe(1)
})

it('leaves nothing behind', () => {
  const { unmount } = renderHook(() => useCountdown(start + 5000))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
