import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useResizeTicks } from './use-resize-ticks.ts'

const resized = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  resized.mockReset()
  addEventListener('resize', resized)
})
afterEach(() => {
  removeEventListener('resize', resized)
  vi.useRealTimers()
})

it('says nothing while the width stays', () => {
  const { rerender } = renderHook(() => useResizeTicks('wide'))
  rerender()
  vi.advanceTimersByTime(5000)
  expect(resized).not.toHaveBeenCalled()
})

it('sends the window a resize event every 180 ms for 1000 ms once the width changes', () => {
  const { rerender } = renderHook(({ width }) => useResizeTicks(width), { initialProps: { width: 'wide' } })
  rerender({ width: 'narrow' })
  vi.advanceTimersByTime(179)
  expect(resized).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(resized).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(820)
  expect(resized).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(5000)
  expect(resized).toHaveBeenCalledTimes(5)
})

it('stops with the bar', () => {
  const { rerender, unmount } = renderHook(({ width }) => useResizeTicks(width), { initialProps: { width: 1 } })
  rerender({ width: 2 })
  unmount()
  vi.advanceTimersByTime(5000)
  expect(resized).not.toHaveBeenCalled()
})
