import { expect, it, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

const at = (ms: number) => new Date(1_000_000_000 + ms).toISOString()

function start() {
  const steady = { time: 5000 }
  return { steady, clock: createServerClock(() => steady.time) }
}

it('runs on from what the school has said', () => {
  const { steady, clock } = start()
  clock.hear(at(0))
  steady.time += 1234
  expect(clock.now()).toBe(1_000_001_234)
})

it('takes the device’s time for right until the school has answered, and never after', () => {
  const { clock } = start()
  const device = vi.spyOn(Date, 'now').mockReturnValue(42)
  expect(clock.now()).toBe(42)
  clock.hear(at(0))
  device.mockReturnValue(99_999_999)
  expect(clock.now()).toBe(1_000_000_000)
  device.mockRestore()
})

it('trusts the answer that was quickest', () => {
  const { steady, clock } = start()
  clock.hear(at(0))
  steady.time += 3000
  // This response was two seconds under way.
  clock.hear(at(1000))
  expect(clock.now()).toBe(1_000_003_000)
  steady.time += 1000
  clock.hear(at(4500))
  expect(clock.now()).toBe(1_000_004_500)
})

it('is right again with the next answer after the device has slept', () => {
  const { steady, clock } = start()
  clock.hear(at(0))
  steady.time += 1000
  clock.hear(at(3_600_000))
  expect(clock.now()).toBe(1_003_600_000)
})

it('follows a school whose clock was set back', () => {
  const { clock } = start()
  clock.hear(at(60_000))
  clock.hear(at(0))
  expect(clock.now()).toBe(1_000_000_000)
})
