import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setStreamUp } from '../../events/event-bus.ts'
import { signedInAs } from '../../testing/open-page.tsx'
import { infoCall, testApi, testId } from '../../testing/test-api.ts'
import { useChangePoll } from './use-change-poll.ts'

const pollMs = 30_000
const id = testId
const changed = vi.fn<() => void>()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  signedInAs()
  changed.mockReset()
})
afterEach(() => {
  setStreamUp(false)
  vi.useRealTimers()
})

/** A running test as the page knows it. */
function run(known: { status: 'STARTED'; end_at: string | null }, running = true) {
  const school = testApi()
  renderHook(() => useChangePoll({ id, ...known }, running, changed))
  return school
}
const asked = (school: ReturnType<typeof testApi>) => school.count(infoCall)

it('reads the test again once it has ended or has more time elsewhere', async () => {
  const school = run({ status: 'STARTED', end_at: '2000-01-01T00:00:00.000Z' })
  await pass(pollMs - 1)
  expect(asked(school)).toBe(0)
  await pass(1)
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
})

it('asks once more after the events have begun, and then no more until they end', async () => {
  const school = run({ status: 'STARTED', end_at: null })
  setStreamUp(true)
  await pass(3 * pollMs)
  expect(asked(school)).toBe(1)
  setStreamUp(false)
  await pass(pollMs)
  expect(asked(school)).toBe(2)
})

it('asks nothing of a test that has ended', async () => {
  const school = run({ status: 'STARTED', end_at: null }, false)
  await pass(2 * pollMs)
  expect(asked(school)).toBe(0)
})
