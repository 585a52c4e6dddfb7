import type { UserEvent } from '@the-house/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later, tabsOfOnePortal } from '../testing/tabs.ts'
import { createSharedStream, hiddenMs, type StreamMessage, type StreamPorts } from './shared-stream.ts'

const event: UserEvent = { kind: 'testFinished', test_id: 3 }
const missed: UserEvent = { kind: 'eventsMissed' }

let portal = tabsOfOnePortal<StreamMessage>()
/** The streams that the server has open, the oldest first. */
let streams: { hear: (told: UserEvent) => void; end: () => void; refuse: (failure: unknown) => void }[] = []
const read = vi.fn<StreamPorts['read']>()

function openTab({ user = 7 }: { user?: number | null } = {}) {
  const page = { user, visible: true, up: false }
  const heard: UserEvent[] = []
  const stream = createSharedStream({
    read,
    retryAfterOf: (failure) => (typeof failure === 'number' ? failure : 0),
    tabs: portal.tab(),
    requestLeadership: portal.requestLeadership,
    user: () => page.user,
    visible: () => page.visible,
    emit: (told) => heard.push(told),
    setUp: (up) => {
      page.up = up
    },
    now: Date.now,
    random: () => 0.5,
    later,
  })
  stream.follow()
  const change = (changes: Partial<typeof page>) => {
    Object.assign(page, changes)
    stream.follow()
  }
  return { page, heard, change, online: stream.online }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers()
  portal = tabsOfOnePortal()
  streams = []
  read.mockReset().mockImplementation(({ opened, hear, signal }) => {
    opened()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const one = { hear, end: resolve, refuse: reject }
    const gone = () => streams.splice(streams.indexOf(one), 1)
    streams.push(one)
    signal.addEventListener('abort', () => reject(signal.reason))
    return promise.finally(gone)
  })
})

it('is one stream for all tabs, and each hears what it brings', () => {
  const [first, second] = [openTab(), openTab()]
  expect(streams).toHaveLength(1)
  expect([first.page.up, second.page.up]).toEqual([true, true])
  streams[0]?.hear(event)
  expect([first.heard, second.heard]).toEqual([[event], [event]])
})

it('is not opened for nobody, and ends with the sign-out', async () => {
  const { page, change } = openTab({ user: null })
  expect(streams).toHaveLength(0)
  change({ user: 7 })
  expect(page.up).toBe(true)
  change({ user: null })
  await pass(0)
  expect([page.up, streams.length]).toEqual([false, 0])
})

it('of a tab that was signed in as another user says nothing to this one', () => {
  const other = openTab({ user: 8 })
  const { heard } = openTab({ user: 7 })
  streams[0]?.hear(event)
  expect([other.heard, heard]).toEqual([[event], []])
})

it('goes over to another tab that is visible, which reads again what it may have missed', async () => {
  const [first, second] = [openTab(), openTab()]
  first.change({ visible: false })
  await pass(hiddenMs - 1)
  expect(second.heard).toEqual([])
  await pass(1)
  expect(streams).toHaveLength(1)
  expect(second.heard).toEqual([missed])
  expect([first.page.up, second.page.up]).toEqual([false, true])
})

it('stays with a tab that is hidden for a moment', async () => {
  const { change } = openTab()
  change({ visible: false })
  await pass(hiddenMs - 1)
  change({ visible: true })
  await pass(hiddenMs)
  expect(read).toHaveBeenCalledTimes(1)
})

it('that ends is opened again after a while, and the pages poll until then', async () => {
  const [first, second] = [openTab(), openTab()]
  await pass(60_000)
  streams[0]?.end()
  await pass(0)
  expect([first.page.up, second.page.up]).toEqual([false, false])
  await pass(1999)
  expect(read).toHaveBeenCalledTimes(1)
  await pass(1)
  expect([first.page.up, second.page.up]).toEqual([true, true])
  expect([first.heard, second.heard]).toEqual([[missed], [missed]])
})

it('that is refused again and again is asked for less and less often, and at once when the connection is back', async () => {
  read.mockRejectedValue(new TypeError('Failed to fetch'))
  const { online } = openTab()
  await pass(2000 + 4000 + 8000)
  expect(read).toHaveBeenCalledTimes(4)
  await pass(15_999)
  expect(read).toHaveBeenCalledTimes(4)
  online()
  expect(read).toHaveBeenCalledTimes(5)
})

it('is not asked for before the server wants it', async () => {
  read.mockRejectedValueOnce(60)
  openTab()
  await pass(89_999)
  expect(read).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(streams).toHaveLength(1)
})
