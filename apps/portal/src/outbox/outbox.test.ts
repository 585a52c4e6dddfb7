import { describe, expect, it, vi } from 'vitest'
import { Clock, createLocks, FakeServer, openTab, settled, typed } from './testing.ts'

const maria = 7
const ref = { user: maria, test: 20, exercise: 3 }
const pause = 2000

function start() {
  const server = new FakeServer()
  const clock = new Clock()
  const tab = openTab(server, clock)
  tab.open(maria)
  return { server, clock, tab }
}

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

const keys = () => Object.keys(localStorage)

describe('the outbox', () => {
  it('sends only the last of several edits, once the typing pauses', async () => {
    const { server, clock, tab } = start()
    for (const text of ['h', 'ho', 'hous', 'house']) {
      tab.put(ref, 'OPEN_ANSWER', typed(text), { pauseMs: pause })
      await clock.pass(pause / 2)
    }
    expect(server.taken).toEqual([])
    await clock.pass(pause)
    expect(server.taken).toEqual([{ exercise: 3, text: 'house' }])
  })

  it('says saved only when the server has said so, with its time, and keeps nothing then', async () => {
    const { clock, tab } = start()
    tab.put(ref, 'OPEN_ANSWER', typed('house'), { pauseMs: pause })
    expect(tab.draft(ref)?.delivery).toBe('unsaved')
    await clock.pass(pause)
    expect(tab.draft(ref)).toMatchObject({ delivery: 'saved', savedAt: new Date('2026-03-02T17:02:00Z') })
    expect(keys()).toEqual([])
  })

  it.each([
    ['unreachable', 'offline'],
    ['broken', 'kept'],
    ['busy', 'kept'],
  ] as const)(
    'tries again with growing rests while the server is %s, and calls the answer %s meanwhile',
    async (mood, delivery) => {
      const { server, clock, tab } = start()
      server.mood = mood
      tab.put(ref, 'OPEN_ANSWER', typed('door'), { pauseMs: 0 })
      await clock.pass(10_000)
      expect(tab.draft(ref)?.delivery).toBe(delivery)
      expect(tab.failure()).not.toBeNull()
      server.mood = 'well'
      await clock.pass(30_000)
      expect(server.taken).toEqual([{ exercise: 3, text: 'door' }])
      expect(tab.failure()).toBeNull()
    },
  )

  it('waits at least as long as the server asks, whatever hurries it', async () => {
    const { server, clock, tab } = start()
    server.mood = 'asksToWait'
    tab.put(ref, 'OPEN_ANSWER', typed('door'), { pauseMs: 0 })
    await clock.pass(0)
    server.mood = 'well'
    tab.put(ref, 'OPEN_ANSWER', typed('doors'), { pauseMs: 0 })
    await tab.flush()
    await clock.pass(59_999)
    expect(server.taken).toEqual([])
    await clock.pass(1001)
    expect(server.taken).toEqual([{ exercise: 3, text: 'doors' }])
  })

  it('goes on for who is signed in now when a session of before is refused late', async () => {
    const ended = vi.fn<() => void>()
    const server = new FakeServer()
    const clock = new Clock()
    const tab = openTab(server, clock, createLocks(), ended)
    tab.open(maria)
    server.mood = 'signedOut'
    server.meanwhile = () => tab.open(99)
    tab.put(ref, 'OPEN_ANSWER', typed('door'), { pauseMs: 0 })
    await clock.pass(0)
    server.mood = 'well'
    tab.put({ ...ref, user: 99 }, 'OPEN_ANSWER', typed('gate'), { pauseMs: 0 })
    await clock.pass(0)
    expect(ended).not.toHaveBeenCalled()
    expect(server.taken).toEqual([{ exercise: 3, text: 'gate' }])
  })

  it('sends at once when the connection returns', async () => {
    const { server, clock, tab } = start()
    server.mood = 'unreachable'
    tab.put(ref, 'OPEN_ANSWER', typed('door'), { pauseMs: 0 })
    await clock.pass(60_000)
    server.mood = 'well'
    await tab.flush()
    expect(server.held(3)).toBe('door')
  })

  it('keeps an answer over a reload and a sign-out, and sends it for the same user alone', async () => {
    const { server, clock, tab } = start()
    server.mood = 'unreachable'
    tab.put(ref, 'OPEN_ANSWER', typed('window'), { pauseMs: 0 })
    await clock.pass(10)
    tab.open(null)
    server.mood = 'well'
    const other = openTab(server, clock)
    other.open(99)
    await clock.pass(60_000)
    expect(server.taken).toEqual([])
    other.open(maria)
    expect(other.draft(ref)?.answer.text).toBe('window')
    await settled()
    expect(server.taken).toEqual([{ exercise: 3, text: 'window' }])
  })

  it('keeps a refused answer on the screen with the reason, and does not send it again', async () => {
    const { server, clock, tab } = start()
    server.mood = 'refusing'
    tab.put(ref, 'OPEN_ANSWER', typed('late'), { pauseMs: 0 })
    await clock.pass(10)
    server.mood = 'well'
    await clock.pass(120_000)
    expect(tab.draft(ref)).toMatchObject({
      delivery: 'refused',
      answer: typed('late'),
      refused: { token: 'test.expired' },
    })
    expect(server.taken).toEqual([])
    const reloaded = openTab(server, clock)
    reloaded.open(maria)
    expect(reloaded.draft(ref)?.delivery).toBe('refused')
  })

  it('sends a new edit of a refused answer', async () => {
    const { server, clock, tab } = start()
    server.mood = 'refusing'
    tab.put(ref, 'OPEN_ANSWER', typed('too long'), { pauseMs: 0 })
    await clock.pass(10)
    server.mood = 'well'
    tab.put(ref, 'OPEN_ANSWER', typed('short'), { pauseMs: 0 })
    await clock.pass(10)
    expect(tab.draft(ref)?.delivery).toBe('saved')
    expect(server.held(3)).toBe('short')
    expect(keys()).toEqual([])
  })

  it('waits for the sign-in when the session has ended, and says so once', async () => {
    const { server, clock } = start()
    const onSignedOut = vi.fn<() => void>()
    const tab = openTab(server, clock, createLocks(), onSignedOut)
    tab.open(maria)
    server.mood = 'signedOut'
    tab.put(ref, 'OPEN_ANSWER', typed('roof'), { pauseMs: 0 })
    await clock.pass(120_000)
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    server.mood = 'well'
    tab.open(null)
    tab.open(maria)
    await settled()
    expect(server.taken).toEqual([{ exercise: 3, text: 'roof' }])
  })

  it('does not resolve emptied before the server has the answers of that test', async () => {
    const { server, clock, tab } = start()
    server.mood = 'unreachable'
    tab.put(ref, 'OPEN_ANSWER', typed('wall'), { pauseMs: pause })
    let empty = false
    const emptied = async () => {
      await tab.drained(20)
      empty = true
    }
    void emptied()
    await clock.pass(500)
    expect(empty).toBe(false)
    server.mood = 'well'
    await clock.pass(30_000)
    expect(empty).toBe(true)
    expect(server.held(3)).toBe('wall')
  })

  it('sends an edit that was typed while the earlier one was on its way', async () => {
    const { server, clock, tab } = start()
    tab.put(ref, 'OPEN_ANSWER', typed('one'), { pauseMs: pause })
    server.meanwhile = () => tab.put(ref, 'OPEN_ANSWER', typed('two'), { pauseMs: pause })
    await tab.flush()
    expect(tab.draft(ref)?.delivery).toBe('unsaved')
    await clock.pass(pause)
    expect(server.taken.map(({ text }) => text)).toEqual(['one', 'two'])
    expect(keys()).toEqual([])
  })

  it('never lets a tab that finishes sending drop what another tab has typed meanwhile', async () => {
    const { server, clock, tab } = start()
    const other = openTab(server, clock, createLocks())
    other.open(maria)
    tab.put(ref, 'OPEN_ANSWER', typed('first tab'), { pauseMs: pause })
    server.meanwhile = () => other.put(ref, 'OPEN_ANSWER', typed('second tab'), { pauseMs: pause })
    await tab.flush()
    await clock.pass(pause)
    expect(server.taken.map(({ text }) => text)).toEqual(['first tab', 'second tab'])
  })

  it('shows in one tab what another has typed and sent', async () => {
    const { server, clock, tab } = start()
    const other = openTab(server, clock)
    other.open(maria)
    tab.put(ref, 'OPEN_ANSWER', typed('garden'), { pauseMs: pause })
    const [key = ''] = keys()
    other.onStorageChange(key)
    expect(other.draft(ref)).toMatchObject({ delivery: 'unsaved', answer: typed('garden') })
    await tab.flush()
    other.onStorageChange(key)
    expect(other.draft(ref)?.delivery).toBe('saved')
  })

  it('still sends when the browser forbids or has filled its storage', async () => {
    const { server, clock, tab } = start()
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    tab.put(ref, 'OPEN_ANSWER', typed('chimney'), { pauseMs: 0 })
    setItem.mockRestore()
    await clock.pass(10)
    expect(server.held(3)).toBe('chimney')
  })

  it('forgets what was typed into a test that starts anew', async () => {
    const { server, clock, tab } = start()
    tab.put(ref, 'OPEN_ANSWER', typed('old attempt'), { pauseMs: pause })
    tab.forget(20)
    await clock.pass(60_000)
    expect(server.taken).toEqual([])
    expect(tab.draft(ref)).toBeUndefined()
  })
})
