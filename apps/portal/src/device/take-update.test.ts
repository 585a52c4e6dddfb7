import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeUpdate } from './take-update.ts'
import { workerMessages } from './worker-messages.ts'

/** A browser whose registration has a worker that waits, or none. */
function withWorkers(waiting: { postMessage: (message: unknown) => void } | null) {
  const registration = { waiting, unregister: vi.fn<() => Promise<boolean>>(async () => true) }
  const container = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return { registration, takeOver: () => container.dispatchEvent(new Event('controllerchange')) }
}

const reload = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

it('reloads once the newer worker has taken over, and only once', async () => {
  const postMessage = vi.fn<(message: unknown) => void>()
  const { registration, takeOver } = withWorkers({ postMessage })
  await takeUpdate()
  expect(postMessage).toHaveBeenCalledWith({ type: workerMessages.takeUpdate })
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  await vi.runAllTimersAsync()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(registration.unregister).not.toHaveBeenCalled()
})

it('goes on without a worker that holds its place', async () => {
  const { registration } = withWorkers({ postMessage: () => undefined })
  await takeUpdate()
  await vi.runAllTimersAsync()
  expect(registration.unregister).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('reloads at once where no worker waits', async () => {
  withWorkers(null)
  await takeUpdate()
  expect(reload).toHaveBeenCalledTimes(1)
})
