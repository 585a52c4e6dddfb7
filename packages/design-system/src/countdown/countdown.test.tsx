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

/** Seconds; every moment that is said is a multiple of it. */
const step = 10

/** What is said while the time runs, each once, with the second at which it began. */
async function heard(seconds: number) {
  const heard: string[] = []
  let last = ''
  for (let second = step; second <= seconds; second += step) {
    await pass(step * 1000)
    if (said() !== last) heard.push(`${second}: ${said()}`)
    last = said()
  }
  return heard
}

it('is said aloud at 10, 5 and 1 minutes, at 30 seconds and at the end, and at no other second', async () => {
  show()
  expect(await heard(11 * 60)).toEqual([
    '60: 10 minutes left',
    '360: 5 minutes left',
    '600: 1 minute left',
    '630: 30 seconds left',
    '660: Time over',
  ])
})

it('says only the last moments while it is hidden', async () => {
  show({ hidden: true, onHiddenChange: () => undefined })
  expect(await heard(11 * 60)).toEqual(['630: 30 seconds left', '660: Time over'])
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

it('tells once that the end has come', async () => {
  const onEnd = vi.fn()
  const { rerender } = show({ endsAt: start + 2000, onEnd })
  await pass(1999)
  expect(onEnd).not.toHaveBeenCalled()
  await pass(1)
  expect(onEnd).toHaveBeenCalledOnce()
  rerender(<Countdown endsAt={start + 2000} onEnd={onEnd} hidden />)
  await pass(5000)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('tells that the end has come where it was there from the beginning', () => {
  const onEnd = vi.fn()
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
