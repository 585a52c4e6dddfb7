import { act, cleanup, render, screen } from '@testing-library/react'
import { createI18n } from '@the-house/i18n'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

const start = Date.UTC(2026, 4, 4, 17)
const minute = 60_000

beforeAll(() => createI18n({ language: 'en', areas: ['timed'] }))
beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const show = (props: Partial<CountdownProps> = {}) =>
  render(<Countdown endsAt={start + 11 * minute} {...props} />, { wrapper: ThemeProvider })
const said = () => screen.getByRole('status').textContent.trim()

const moments = [
  [600, '10 minutes left'],
  [300, '5 minutes left'],
  [60, '1 minute left'],
  [30, '30 seconds left'],
  [0, 'Time over'],
] as const

it.each(moments)('is said aloud %i seconds before its end: %s', async (seconds, words) => {
  show({ endsAt: start + (seconds + 1) * 1000 })
  expect(said()).toBe('')
  await pass(1000)
  expect(said()).toBe(words)
  await pass(1000)
  expect(said()).toBe(words)
})

it.each(moments)('is said aloud while it is hidden only near the end: %i seconds', async (seconds, words) => {
  show({ endsAt: start + (seconds + 1) * 1000, hidden: true, onHiddenChange: () => undefined })
  await pass(1000)
  expect(said()).toBe(seconds <= 30 ? words : '')
})

it('says where it stands after a sleep, and not what it slept through', async () => {
  show()
  vi.setSystemTime(start + 10 * minute + 10_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(0)
  expect(said()).toBe('1 minute left')
})

it('turns to its last minutes below ten, not at ten', async () => {
  show()
  await pass(minute)
  expect(screen.getByRole('timer')).toHaveProperty('textContent', '0h10m0s')
  expect(screen.queryByText('Last minutes')).toBeNull()
  await pass(1000)
  expect(screen.getByRole('timer')).toHaveProperty('textContent', '0h9m59s')
  expect(screen.getByText('Last minutes')).toBeDefined()
})

it('notifies once that the end has come', async () => {
  const onEnd = vi.fn<() => void>()
  const { rerender } = show({ endsAt: start + 2000, onEnd })
  await pass(1999)
  expect(onEnd).not.toHaveBeenCalled()
  await pass(1)
  expect(onEnd).toHaveBeenCalledOnce()
  rerender(<Countdown endsAt={start + 2000} onEnd={onEnd} hidden />)
  await pass(5000)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('notifies that the end has come where it was there from the beginning', () => {
  const onEnd = vi.fn<() => void>()
  show({ endsAt: new Date(start - 1000).toISOString(), onEnd })
  expect(screen.getByRole('timer')).toHaveProperty('textContent', '0h0m0s')
  expect(onEnd).toHaveBeenCalledOnce()
})

it('runs by the server’s clock however wrong the device’s is', async () => {
  show({ endsAt: start + 120 * minute + 30_000, offsetMs: 120 * minute })
  expect(screen.getByRole('timer')).toHaveProperty('textContent', '0h0m30s')
  await pass(1000)
  expect(screen.getByRole('timer')).toHaveProperty('textContent', '0h0m29s')
})
