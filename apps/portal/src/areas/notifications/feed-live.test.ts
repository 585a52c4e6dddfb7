import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { later, tabsOfOnePortal } from '../../testing/tabs.ts'
import { createFeed, helloMs, type FeedMessage, type FeedPorts } from './feed.ts'
import { notificationOf } from './testing.ts'

const pollMs = 30_000
const ask = vi.fn<FeedPorts['ask']>()

function openTab() {
  const { tab, requestLeadership } = tabsOfOnePortal<FeedMessage>()
  const feed = createFeed({
    ask,
    read: async () => undefined,
    readUntil: async () => undefined,
    report: () => undefined,
    announce: () => undefined,
    tabs: tab(),
    requestLeadership,
    visible: () => true,
    now: Date.now,
    random: () => 1,
    later,
  })
  feed.open(7)
  return feed
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset().mockResolvedValue({ content: [notificationOf(1)], unread: 1 })
})

it('where events tell of changes it polls once more, and then asks when it is told', async () => {
  const feed = openTab()
  await pass(helloMs)
  feed.setLive(true)
  await pass(pollMs)
  expect(ask).toHaveBeenCalledTimes(2)
  await pass(10 * pollMs)
  expect(ask).toHaveBeenCalledTimes(2)
  feed.refresh()
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('polls again once the events have ended, and after a failure though they tell of changes', async () => {
  const feed = openTab()
  feed.setLive(true)
  await pass(helloMs)
  ask.mockRejectedValueOnce(new ApiError({ status: 503 }))
  feed.refresh()
  await pass(pollMs)
  expect(ask).toHaveBeenCalledTimes(3)
  feed.setLive(false)
  await pass(pollMs)
  expect(ask).toHaveBeenCalledTimes(4)
})
