import { boolean, object } from 'yup'
import type { Counter, Drift } from '../counters/counter.ts'
import { counters } from '../counters/counters.ts'
import { rebuildCounter } from '../counters/rebuild-counter.ts'
import { command } from './command.ts'
import { texts } from './texts.ts'

const linesOf = ({ name }: Counter, wrong: readonly Drift[], isRebuilt: boolean): string[] =>
  wrong.length === 0
    ? [texts.counterRight(name)]
    : [
        isRebuilt ? texts.counterRebuilt(name) : texts.counterWrong(name),
        ...wrong.map(({ row, counted, actual }) => texts.drift(row, counted, actual)),
      ]

/** Rebuilds every counter, or only says what differs. */
export const rebuildCounters = command({
  options: { check: { type: 'boolean' } },
  schema: object({ check: boolean().default(false) }),
  run: async ({ db }, { check }) => {
    const lines: string[] = []
    for (const counter of counters) {
      const wrong = check ? await counter.drift(db) : await rebuildCounter(db, counter)
      lines.push(...linesOf(counter, wrong, !check))
    }
    return lines.join('\n')
  },
})
