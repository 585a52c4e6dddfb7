import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Clock, createLocks, FakeServer, openTab, settled, typed, type Mood } from './testing.ts'

const user = 7
const test = 20

type Step =
  | { do: 'edit'; tab: number; exercise: number; text: string; pause: number }
  | { do: 'mood'; mood: Mood }
  | { do: 'wait'; ms: number }
  | { do: 'reload'; tab: number }
  | { do: 'online'; tab: number }
  | { do: 'signInAgain'; tab: number }

const tabs = fc.nat({ max: 1 })
const moods = fc.constantFrom<Mood>('well', 'unreachable', 'answerLost', 'broken', 'busy', 'signedOut')
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      tab: tabs,
      exercise: fc.integer({ min: 1, max: 3 }),
      text: fc.string({ minLength: 1, maxLength: 6 }),
      pause: fc.constantFrom(0, 600, 2000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mood' as const), mood: moods }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat({ max: 5000 }) }) },
  fc.record({ do: fc.constant('reload' as const), tab: tabs }),
  fc.record({ do: fc.constant('online' as const), tab: tabs }),
  fc.record({ do: fc.constant('signInAgain' as const), tab: tabs }),
)

it('leaves the server with the last edit of every exercise, sent one at a time and then never again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      localStorage.clear()
      const server = new FakeServer()
      const clock = new Clock()
      const turns = createLocks()
      const open = () => {
        const tab = openTab(server, clock, turns)
        tab.open(user)
        return tab
      }
      const pages = [open(), open()]
      const last = new Map<number, string>()
      for (const now of steps) {
        if (now.do === 'mood') server.mood = now.mood
        else if (now.do === 'wait') await clock.pass(now.ms)
        else if (now.do === 'edit') {
          pages[now.tab]?.put({ user, test, exercise: now.exercise }, 'OPEN_ANSWER', typed(now.text), {
            pauseMs: now.pause,
          })
          last.set(now.exercise, now.text)
        } else if (now.do === 'reload') pages[now.tab] = open()
        else if (now.do === 'online') void pages[now.tab]?.flush()
        else pages[now.tab]?.open(user)
      }
      server.mood = 'well'
      for (const page of pages) page.open(user)
      await clock.pass(120_000)
      for (const [exercise, text] of last) expect(server.held(exercise)).toBe(text)
      expect(Object.keys(localStorage)).toEqual([])
      expect(server.mostAtOnce).toBeLessThanOrEqual(1)
      const count = server.taken.length
      for (const page of pages) await page.flush()
      await settled()
      expect(server.taken).toHaveLength(count)
    }),
    { numRuns: 300 },
  )
})
