import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebounced } from './use-debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('follows a value only once it has kept still', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 100), { initialProps: { value: 'a' } })
  rerender({ value: 'ab' })
  act(() => void vi.advanceTimersByTime(99))
  rerender({ value: 'abc' })
  act(() => void vi.advanceTimersByTime(99))
  expect(result.current).toBe('a')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('abc')
})
