import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useStoredFlag } from './use-stored-flag.ts'

beforeEach(() => localStorage.clear())

it('remembers a choice for the next visit', () => {
  const first = renderHook(() => useStoredFlag('shortcuts', true))
  act(() => first.result.current[1](false))
  first.unmount()
  expect(renderHook(() => useStoredFlag('shortcuts', true)).result.current[0]).toBe(false)
})

it('notifies every component that uses the same key', () => {
  const one = renderHook(() => useStoredFlag('shortcuts'))
  const other = renderHook(() => useStoredFlag('shortcuts'))
  act(() => one.result.current[1](true))
  expect(other.result.current[0]).toBe(true)
})
