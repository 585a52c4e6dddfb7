import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedCallback } from './use-debounced-callback.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

function write(first: string) {
  const onPause = vi.fn<(text: string) => void>()
  const hook = renderHook(({ text }) => useDebouncedCallback(text, () => onPause(text)), {
    initialProps: { text: first },
  })
  const type = (text: string) => hook.rerender({ text })
  return { ...hook, onPause, type }
}

it('calls back once, 2 s after the last change', () => {
  const { onPause, type } = write('')
  type('a')
  wait(1999)
  type('ab')
  wait(1999)
  expect(onPause).not.toHaveBeenCalled()
  wait(1)
  expect(onPause.mock.calls).toEqual([['ab']])
  wait(10_000)
  expect(onPause).toHaveBeenCalledOnce()
})

it('calls back at once when the field is left, and not again after the pause', () => {
  const { onPause, type, result } = write('')
  type('a')
  result.current.flush()
  wait(10_000)
  expect(onPause.mock.calls).toEqual([['a']])
})

it('calls back with what was written last when the page is left', () => {
  const { onPause, type } = write('')
  type('a')
  type('ab')
  window.dispatchEvent(new Event('pagehide'))
  expect(onPause.mock.calls).toEqual([['ab']])
})

it('calls back with what is pending when the field unmounts', () => {
  const { onPause, type, unmount } = write('')
  type('a')
  unmount()
  expect(onPause.mock.calls).toEqual([['a']])
})

it('says nothing of a text that was there before', () => {
  const { onPause, result, unmount } = write('kept')
  wait(10_000)
  result.current.flush()
  unmount()
  expect(onPause).not.toHaveBeenCalled()
})
