import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createI18n } from '@the-house/i18n'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { Toaster } from './toaster.tsx'
import { notify } from './toasts.ts'

beforeEach(async () => {
  await createI18n()
  vi.useFakeTimers()
  render(<Toaster />, { wrapper: ThemeProvider })
})
afterEach(() => {
  act(() => {
    vi.runAllTimers()
  })
  vi.useRealTimers()
  cleanup()
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

it('shows good news for two and a half seconds', () => {
  act(() => void notify({ type: 'success', title: 'Saved' }))
  pass(2499)
  expect(screen.queryByText('Saved')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('shows bad news longer', () => {
  act(() => void notify({ type: 'danger', title: 'Not sent' }))
  pass(7999)
  expect(screen.queryByText('Not sent')).not.toBeNull()
})

it('waits while it is looked at', () => {
  act(() => void notify({ type: 'info', title: 'Read me' }))
  const region = screen.getByRole('region')
  fireEvent.pointerEnter(region)
  pass(60_000)
  expect(screen.queryByText('Read me')).not.toBeNull()
  fireEvent.pointerLeave(region)
  pass(2500)
  expect(screen.queryByText('Read me')).toBeNull()
})
