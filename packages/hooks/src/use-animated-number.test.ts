import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAnimatedNumber } from './use-animated-number.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

it('counts up to its target in 800 ms', () => {
  const { result } = renderHook(() => useAnimatedNumber(120))
  expect(result.current).toBe(0)
  pass(400)
  expect(result.current).toBeGreaterThan(0)
  expect(result.current).toBeLessThan(120)
  pass(420)
  expect(result.current).toBe(120)
})

it('goes on from what it shows when the target changes', () => {
  const { result, rerender } = renderHook(({ target }) => useAnimatedNumber(target), { initialProps: { target: 120 } })
  pass(900)
  rerender({ target: 130 })
  pass(50)
  expect(result.current).toBeGreaterThanOrEqual(120)
  pass(800)
  expect(result.current).toBe(130)
})

it('takes the time that it is given', () => {
  const { result } = renderHook(() => useAnimatedNumber(120, 100))
  pass(120)
  expect(result.current).toBe(120)
})

it('shows its target at once where less motion is asked for', () => {
  const matching = window.matchMedia('(min-width: 1px)')
  vi.spyOn(window, 'matchMedia').mockReturnValue(matching)
  const { result } = renderHook(() => useAnimatedNumber(120))
  expect(result.current).toBe(120)
})
