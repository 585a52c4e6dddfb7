import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createFeed, helloMs, type FeedMessage, type FeedPorts } from './feed.ts'
import { later, tabsOfOnePortal } from '../../testing/tabs.ts'
import { notificationOf } from './testing.ts'
import { unreadOf } from './feed-state.ts'

const pollMs = 30_000
let portal = tabsOfOnePortal<FeedMessage>()
const atFirst = () => ({ content: [notificationOf(2), notificationOf(1, { read: true })], unread: 1 })
let server = atFirst()
const ask = vi.fn<FeedPorts['ask']>()
const read = vi.fn<FeedPorts['read']>()
const readUntil = vi.fn<FeedPorts['readUntil']>()
const report = vi.fn<FeedPorts['report']>()

/** Opens a tab that polls like a newly opened page of the portal. */
function openTab({ signedIn = true } = {}) {
  const announce = vi.fn<FeedPorts['announce']>()
  const seen = { visible: true }
  const feed = createFeed({
    ask,
    read,
    readUntil,
    report,
    announce,
    tabs: portal.tab(),
    requestLeadership: portal.requestLeadership,
    visible: () => seen.visible,
    now: Date.now,
    random: () => 1,
    later,
  })
  if (signedIn) feed.open(7)
  return {
    feed,
    announce,
    unread: () => unreadOf(feed.state()),
    hide: (hidden: boolean) => {
      seen.visible = !hidden
      feed.seen()
    },
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const settle = () => pass(helloMs)
const arrives = (id: number) => {
  server = { content: [notificationOf(id), ...server.content], unread: server.unread + 1 }
}

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers()
  portal = tabsOfOnePortal<FeedMessage>()
  server = atFirst()
  ask.mockReset().mockImplementation(async () => server)
  read.mockReset().mockResolvedValue(undefined)
  readUntil.mockReset().mockResolvedValue(undefined)
  report.mockReset()
})

it('polls as soon as no other tab has answered it, and every 30 seconds after', async () => {
  const { unread } = openTab()
  await settle()
  expect(unread()).toBe(1)
  await pass(pollMs - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('polls only while a user is signed in, and stops on logout', async () => {
  const { feed, unread } = openTab({ signedIn: false })
  await pass(2 * pollMs)
  expect(ask).not.toHaveBeenCalled()
  feed.open(7)
  await settle()
  feed.open(null)
  expect(unread()).toBe(0)
  await pass(10 * pollMs)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('drops an answer that comes after its user has left', async () => {
  const late = Promise.withResolvers<typeof server>()
  ask.mockReturnValueOnce(late.promise)
  const { feed } = openTab()
  await settle()
  feed.open(8)
  late.resolve(server)
  ask.mockResolvedValue({ content: [], unread: 0 })
  await settle()
  expect(feed.state().latest).toEqual({ content: [], unread: 0 })
})

it('lets one tab ask for all, and the next one when it goes', async () => {
  const first = openTab()
  await settle()
  const second = openTab()
  await settle()
  expect(second.unread()).toBe(1)
  arrives(3)
  await pass(pollMs)
  expect([first.unread(), second.unread()]).toEqual([2, 2])
  expect(ask).toHaveBeenCalledTimes(2)
  first.hide(true)
  await pass(pollMs - helloMs - 1)
  expect(ask).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('gets the state from the tab that it hides, and polls when that one would have', async () => {
  const { hide } = openTab()
  await pass(10_000 + helloMs)
  hide(true)
  const second = openTab()
  await settle()
  expect(second.unread()).toBe(1)
  await pass(pollMs - 10_000 - helloMs - 1)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('rests while every tab is hidden, and asks as soon as one is seen again', async () => {
  const { hide } = openTab()
  await settle()
  hide(true)
  await pass(4 * pollMs)
  expect(ask).toHaveBeenCalledTimes(1)
  hide(false)
  await settle()
  expect(ask).toHaveBeenCalledTimes(2)
})

it('says what is new, once, and nothing of what was there before', async () => {
  const { announce } = openTab()
  await pass(pollMs)
  expect(announce).not.toHaveBeenCalled()
  arrives(3)
  await pass(2 * pollMs)
  expect(announce.mock.calls.map(([fresh]) => fresh.map(({ id }) => id))).toEqual([[3]])
})

it('asks more and more seldom while the server fails, up to five minutes, and as before once it answers', async () => {
  ask.mockRejectedValue(new ApiError({ status: 503 }))
  const { feed } = openTab()
  await settle()
  expect(feed.state().failed).toBe(true)
  for (const rest of [30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
    const before = ask.mock.calls.length
    await pass(rest - 1)
    expect(ask).toHaveBeenCalledTimes(before)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(before + 1)
  }
  ask.mockImplementation(async () => server)
  await pass(300_000)
  expect(feed.state()).toMatchObject({ failed: false, latest: server })
  const before = ask.mock.calls.length
  await pass(pollMs)
  expect(ask).toHaveBeenCalledTimes(before + 1)
})

it('waits as long as the server asks, in whichever tab', async () => {
  ask.mockRejectedValueOnce(new ApiError({ status: 429, retryAfter: 600 }))
  const first = openTab()
  await settle()
  openTab()
  await settle()
  first.hide(true)
  await pass(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(1000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('reports a session that is over', async () => {
  const over = new ApiError({ status: 401, token: 'session.required' })
  ask.mockRejectedValue(over)
  openTab()
  await settle()
  expect(report).toHaveBeenCalledWith(over)
})

it('lowers the count at the click, in the other tabs once the server knows, and never twice', async () => {
  const known = Promise.withResolvers<undefined>()
  read.mockReturnValue(known.promise)
  const first = openTab()
  const second = openTab()
  await settle()
  const one = notificationOf(2)
  const reading = first.feed.markRead(one)
  await first.feed.markRead(one)
  expect([first.unread(), second.unread()]).toEqual([0, 1])
  known.resolve(undefined)
  await reading
  await settle()
  expect([first.unread(), second.unread()]).toEqual([0, 0])
  expect(read).toHaveBeenCalledExactlyOnceWith(2)
})

it('takes the mark back when the server refuses', async () => {
  const refusal = new ApiError({ status: 500 })
  read.mockRejectedValue(refusal)
  const { feed, unread } = openTab()
  await settle()
  await feed.markRead(notificationOf(2))
  expect(unread()).toBe(1)
  expect(report).toHaveBeenCalledWith(refusal)
})

it('does not believe an answer that was under way when something was read', async () => {
  const { feed, unread } = openTab()
  await settle()
  const old = Promise.withResolvers<typeof server>()
  ask.mockReturnValueOnce(old.promise)
  await pass(pollMs)
  await feed.markRead(notificationOf(2))
  old.resolve(server)
  server = { content: server.content.map((one) => ({ ...one, read: true })), unread: 0 }
  await settle()
  expect(unread()).toBe(0)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('reads everything up to the newest on show in every tab, and asks again', async () => {
  const { feed, unread } = openTab()
  const other = openTab()
  await settle()
  arrives(3)
  await pass(pollMs)
  const all = feed.markAllRead(2)
  expect(unread()).toBe(1)
  await all
  expect(readUntil).toHaveBeenCalledWith(2)
  expect(other.unread()).toBe(1)
  await settle()
  expect(ask).toHaveBeenCalledTimes(3)
})

it('has everything unread again when reading all is refused', async () => {
  readUntil.mockRejectedValue(new ApiError({ status: 503 }))
  const { feed, unread } = openTab()
  await settle()
  await feed.markAllRead(2)
  expect(unread()).toBe(1)
})
