import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOnline } from './use-online.ts'

it('follows the connection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { result } = renderHook(() => useOnline())
  expect(result.current).toBe(true)
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(result.current).toBe(false)
  online.mockRestore()
})
