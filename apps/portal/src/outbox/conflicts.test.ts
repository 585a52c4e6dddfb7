import { describe, expect, it } from 'vitest'
import { Clock, FakeServer, openTab, settled, typed } from './testing.ts'

const user = 7
const test = 20
const ref = { user, test, exercise: 3 }

function start() {
  const server = new FakeServer()
  const clock = new Clock()
  const open = () => {
    const tab = openTab(server, clock)
    tab.open(user)
    return tab
  }
  return { server, clock, open, tab: open() }
}

/** A tab with an answer that was typed offline, while another device has saved one. */
async function meet(isTimed = false) {
  const { server, clock, open, tab } = start()
  server.mood = 'unreachable'
  tab.put(ref, 'OPEN_ANSWER', typed('from here'), { pauseMs: 0, version: 0, isTimed })
  await clock.pass(10)
  server.saveElsewhere(3, 'from there')
  server.mood = 'well'
  await clock.pass(60_000)
  return { server, clock, open, tab }
}

describe('an answer that was typed offline while another device saved one', () => {
  it.each([false, true])('is a conflict that has both, in a running test: %s', async (isTimed) => {
    const { server, tab } = await meet(isTimed)
    expect(tab.draft(ref)).toMatchObject({
      delivery: 'conflict',
      answer: typed('from here'),
      newer: { text: 'from there', version: 1, saved_at: '2026-03-02T17:02:00Z' },
    })
    expect(server.held(3)).toBe('from there')
    expect(tab.failure()).toBeNull()
  })

  it('stays one over a reload and whatever is tried again, and while it is edited', async () => {
    const { server, clock, open } = await meet()
    const reloaded = open()
    await reloaded.flush()
    reloaded.put(ref, 'OPEN_ANSWER', typed('from here, longer'), { pauseMs: 0, version: 1 })
    await clock.pass(60_000)
    expect(reloaded.draft(ref)).toMatchObject({ delivery: 'conflict', answer: typed('from here, longer') })
    expect(server.held(3)).toBe('from there')
  })

  it('lets other exercises go on', async () => {
    const { server, clock, tab } = await meet()
    tab.put({ ...ref, exercise: 4 }, 'OPEN_ANSWER', typed('another'), { pauseMs: 0, version: 0 })
    await clock.pass(10)
    expect(server.held(4)).toBe('another')
    await tab.drained(test)
    expect([tab.hasConflict(test), tab.hasConflict(test, 3), tab.hasConflict(test, 4)]).toEqual([true, true, false])
  })

  it('is sent once the student has chosen it', async () => {
    const { server, tab } = await meet()
    tab.choose(ref, 'own')
    await settled()
    expect(server.held(3)).toBe('from here')
    expect(tab.draft(ref)).toMatchObject({ delivery: 'saved', version: 2 })
    expect(localStorage).toHaveLength(0)
  })

  it('gives way once the student has chosen the other one, in every tab', async () => {
    const { server, clock, open, tab } = await meet()
    const other = open()
    const [key = ''] = Object.keys(localStorage)
    tab.choose(ref, 'newer')
    other.onStorageChange(key)
    for (const one of [tab, other])
      expect(one.draft(ref)).toMatchObject({ delivery: 'saved', answer: typed('from there'), version: 1 })
    expect(localStorage).toHaveLength(0)
    other.put(ref, 'OPEN_ANSWER', typed('from there, longer'), { pauseMs: 0, version: 0 })
    await clock.pass(10)
    expect(server.held(3)).toBe('from there, longer')
  })

  it('is one again where the other device has gone on before the choice', async () => {
    const { server, tab } = await meet()
    server.saveElsewhere(3, 'from there, longer')
    tab.choose(ref, 'own')
    await settled()
    expect(tab.draft(ref)).toMatchObject({ delivery: 'conflict', newer: { text: 'from there, longer' } })
  })

  it('is none any more once its test is concluded: it stays on the device, and nothing waits for it', async () => {
    const { server, open, tab } = await meet()
    tab.conclude(test)
    await tab.chosen(test)
    expect(open().draft(ref)).toMatchObject({ delivery: 'refused', answer: typed('from here') })
    expect(server.held(3)).toBe('from there')
  })

  it('resolves the wait for the choice only then', async () => {
    const { tab } = await meet()
    let chosen = false
    const waiting = tab.chosen(test).then(() => (chosen = true))
    await settled()
    expect(chosen).toBe(false)
    tab.choose(ref, 'newer')
    await waiting
    expect(chosen).toBe(true)
  })
})

describe('no conflict', () => {
  it('is an answer of this device whose response was lost: the edit after it replaces it', async () => {
    const { server, clock, open, tab } = start()
    server.mood = 'answerLost'
    tab.put(ref, 'OPEN_ANSWER', typed('one'), { pauseMs: 0, version: 0 })
    await clock.pass(10)
    const reloaded = open()
    reloaded.put(ref, 'OPEN_ANSWER', typed('two'), { pauseMs: 0, version: 0 })
    server.mood = 'well'
    await clock.pass(60_000)
    expect(server.held(3)).toBe('two')
    expect(reloaded.draft(ref)?.delivery).toBe('saved')
  })

  it('is the same answer of another device', async () => {
    const { server, clock, tab } = start()
    server.saveElsewhere(3, 'door')
    tab.put(ref, 'OPEN_ANSWER', typed('door'), { pauseMs: 0, version: 0 })
    await clock.pass(10)
    expect(tab.draft(ref)).toMatchObject({ delivery: 'saved', version: 1 })
  })

  it('is an answer in a running test while both devices are online: the later to arrive counts', async () => {
    const { server, clock, tab } = start()
    tab.put(ref, 'OPEN_ANSWER', typed('from here'), { pauseMs: 2000, version: 0, isTimed: true })
    server.saveElsewhere(3, 'from there')
    await clock.pass(2000)
    expect(server.held(3)).toBe('from here')
    server.saveElsewhere(3, 'from there again')
    expect(server.held(3)).toBe('from there again')
  })

  it('is an edit of an answer that another device has saved and this one shows', async () => {
    const { server, clock, tab } = start()
    tab.put(ref, 'OPEN_ANSWER', typed('from here'), { pauseMs: 0, version: 0 })
    await clock.pass(10)
    server.saveElsewhere(3, 'from there')
    tab.put(ref, 'OPEN_ANSWER', typed('from there, longer'), { pauseMs: 0, version: 2 })
    await clock.pass(10)
    expect(server.held(3)).toBe('from there, longer')
  })
})

it('calls an answer of a running test a conflict that was made before the device slept', async () => {
  const { server, clock, tab } = start()
  tab.put(ref, 'OPEN_ANSWER', typed('from here'), { pauseMs: 60_000, version: 0, isTimed: true })
  server.saveElsewhere(3, 'from there')
  await clock.pass(60_000)
  expect(tab.draft(ref)?.delivery).toBe('conflict')
})

describe('an answer that was submitted', () => {
  const seen = { type: 'OPEN_ANSWER' as const, answer: typed('seen'), version: 1 }
  const newer = { ...typed('from there'), version: 2, saved_at: '2026-03-02T17:02:00Z', client_id: null }

  it('is a conflict with a newer one that the student has not seen', () => {
    const { tab } = start()
    expect(tab.compare(ref, seen, newer)).toBe(false)
    expect(tab.draft(ref)).toMatchObject({ delivery: 'conflict', answer: typed('seen'), newer })
    expect(tab.hasConflict(test, 3)).toBe(true)
  })

  it.each([
    ['the same', { ...newer, text: 'seen' }],
    ['of this device', { ...newer, client_id: 'this device' }],
  ])('is none where the newer one is %s', (_, known) => {
    const { tab } = start()
    expect(tab.compare(ref, seen, known)).toBe(true)
    expect(tab.hasConflict(test)).toBe(false)
  })
})
