import { limits } from '@the-house/domain'
import { afterEach, expect, it, vi } from 'vitest'
import { createFeed, helloMs, type FeedMessage, type FeedPorts } from './feed.ts'
import { later, tabsOfOnePortal } from '../../testing/tabs.ts'
import { notificationOf } from './testing.ts'

afterEach(() => void vi.useRealTimers())

it('asks for nothing while a preview shows the portal of a student, and goes on after it', async () => {
  vi.useFakeTimers()
  const portal = tabsOfOnePortal<FeedMessage>()
  const ask = vi.fn<FeedPorts['ask']>().mockResolvedValue({ content: [notificationOf(1)], unread: 1 })
  let isOwn = true
  const feed = createFeed({
    ask,
    read: async () => undefined,
    readUntil: async () => undefined,
    report: () => undefined,
    announce: () => undefined,
    tabs: portal.tab(),
    requestLeadership: portal.requestLeadership,
    visible: () => isOwn,
    now: Date.now,
    random: () => 1,
    later,
  })
  feed.open(7)
  await vi.advanceTimersByTimeAsync(helloMs)
  expect(ask).toHaveBeenCalledTimes(1)
  isOwn = false
  await vi.advanceTimersByTimeAsync(4 * limits.notificationPollMs)
  expect(ask).toHaveBeenCalledTimes(1)
  isOwn = true
  await vi.advanceTimersByTimeAsync(limits.notificationPollMs)
  expect(ask).toHaveBeenCalledTimes(2)
})
