import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Outbox } from './outbox.ts'
import { Clock, createLocks, createStorage, FakeServer, openTab, typed, type Mood } from './testing.ts'

const user = 7
const test = 20

type Step =
  | { do: 'edit'; device: number; exercise: number; pauseMs: number }
  | { do: 'mood'; device: number; mood: Mood }
  | { do: 'read' | 'choose'; device: number; exercise: number; which: 'own' | 'newer' }
  | { do: 'reload' | 'online'; device: number }
  | { do: 'wait'; ms: number }

const device = fc.nat({ max: 1 })
const exercise = fc.integer({ min: 1, max: 2 })
const mood = fc.constantFrom<Mood>('well', 'well', 'unreachable', 'answerLost', 'broken', 'busy')
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('edit' as const), device, exercise, pauseMs: fc.constantFrom(0, 600) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mood' as const), device, mood }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('read' as const, 'choose' as const),
      device,
      exercise,
      which: fc.constantFrom('own' as const, 'newer' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'online' as const), device }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat({ max: 5000 }) }) },
)

/** A device with a student before it. */
class Device {
  mood: Mood = 'well'
  tab: Outbox
  /** The texts that were on its screen: typed here, read from the server, or beside the own one in a conflict. */
  readonly seen = new Set<string>()
  /** The texts that the student has given up for a newer one. */
  readonly givenUp = new Set<string>()
  readonly last = new Map<number, string>()
  private readonly read = new Map<number, number>()
  private readonly values = new Map<string, string>()
  private readonly alone = createLocks()
  readonly name: string
  private readonly server: FakeServer
  private readonly clock: Clock

  constructor(name: string, server: FakeServer, clock: Clock) {
    this.name = name
    this.server = server
    this.clock = clock
    this.tab = this.open()
  }

  open(): Outbox {
    const { name: clientId, server } = this
    const storage = createStorage(this.values, (key) => {
      // A page that was left may still be sending.
      if (this.tab !== tab) queueMicrotask(() => this.tab.onStorageChange(key))
    })
    const send = async (entry: Parameters<FakeServer['send']>[0], version: number | undefined) => {
      await Promise.resolve()
      return server.answer(this.mood, entry, { version, client_id: clientId })
    }
    const tab = openTab(server, this.clock, this.alone, undefined, { storage, clientId, send })
    tab.open(user)
    this.tab = tab
    return tab
  }

  draft = (number: number) => this.tab.draft({ user, test, exercise: number })

  edit(number: number, text: string, pauseMs: number): void {
    const version = this.read.get(number) ?? 0
    this.tab.put({ user, test, exercise: number }, 'OPEN_ANSWER', typed(text), { pauseMs, version })
    this.seen.add(text)
    this.last.set(number, text)
  }

  /** Reads the server; its answer is shown unless an edit of this device waits. */
  readAgain(number: number): void {
    const saved = this.server.read(number)
    if (this.mood !== 'well' || !saved) return
    this.read.set(number, saved.version)
    const draft = this.draft(number)
    if (!draft || (draft.delivery === 'saved' && saved.version > (draft.version ?? saved.version)))
      this.seen.add(saved.text)
  }

  choose(number: number, which: 'own' | 'newer'): void {
    const draft = this.draft(number)
    if (!draft?.newer) return
    this.seen.add(draft.newer.text)
    if (which === 'newer') this.givenUp.add(draft.answer.text)
    this.tab.choose({ user, test, exercise: number }, which)
  }
}

it('loses no answer of two devices that the student has not seen and decided on', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = new FakeServer()
      const clock = new Clock()
      const devices = [new Device('laptop', server, clock), new Device('phone', server, clock)]
      for (const [index, now] of steps.entries()) {
        if (now.do === 'wait') {
          await clock.pass(now.ms)
          continue
        }
        const on = devices[now.device]
        if (now.do === 'edit') on?.edit(now.exercise, `${on.name} ${index}`, now.pauseMs)
        else if (now.do === 'mood' && on) on.mood = now.mood
        else if (now.do === 'read') on?.readAgain(now.exercise)
        else if (now.do === 'choose') on?.choose(now.exercise, now.which)
        else if (now.do === 'reload') on?.open()
        else void on?.tab.flush()
      }
      for (const each of devices) each.mood = 'well'
      await clock.pass(120_000)
      // Whoever has replaced an answer had it on the screen.
      for (const { text, by } of server.replaced) {
        const replacing = devices.find(({ name }) => name === by)
        expect(replacing?.seen.has(text), `${by} replaced “${text}” unseen`).toBe(true)
      }
      const saved = new Set(server.taken.map(({ text }) => text))
      for (const { last, givenUp, draft } of devices)
        for (const [number, text] of last) {
          const conflict = draft(number)
          const isKept = conflict?.newer !== undefined && conflict.answer.text === text
          expect(saved.has(text) || givenUp.has(text) || isKept, `“${text}” is gone`).toBe(true)
        }
      // Once every choice is made, nothing waits on any device.
      for (const each of [...devices, ...devices])
        for (const number of [1, 2]) {
          each.choose(number, 'own')
          await clock.pass(1000)
        }
      for (const { tab } of devices) expect(tab.hasConflict(test)).toBe(false)
    }),
    { numRuns: 300 },
  )
})
