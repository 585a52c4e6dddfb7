import type { Survey } from '@the-house/domain'
import { useRef, useState } from 'react'
import { ApiFailure, report } from '../api/failure.ts'
import { outbox } from '../outbox/browser-outbox.ts'
import { untilReached } from '../outbox/until-reached.ts'

/** Decided elsewhere meanwhile (another tab, or an answer of the server that got lost): not the user's fault. */
const decided = new Set(['answer.locked', 'test.concluded'])
export const isDecided = (failure: unknown): boolean =>
  failure instanceof ApiFailure && decided.has(failure.token ?? '')

export interface Finishing {
  call: () => Promise<Survey>
  /** Puts the concluded set on the screen. */
  take: (survey: Survey) => Promise<unknown>
  /** Reads the set again, where it was concluded elsewhere. */
  again: () => Promise<unknown>
}

/** Handing in answers and concluding: each waits for the outbox, and for the connection where there is none. */
export function useHandIn(test: number) {
  const [missed, setMissed] = useState(false)
  /** One after another: a finish never overtakes an answer that waits to be checked. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  function handIn<T>(call: () => Promise<T>): Promise<T> {
    const turn = last.current.then(async () => {
      await outbox.emptied(test)
      return untilReached(call, setMissed)
    })
    last.current = turn.catch(() => undefined)
    return turn
  }

  return {
    /** Whether the server is out of reach of what was handed in. */
    missed,
    handIn,
    finish: async ({ call, take, again }: Finishing): Promise<'finished' | 'notFinished'> => {
      try {
        await take(await handIn(call))
      } catch (failure) {
        if (!isDecided(failure)) {
          report(failure)
          return 'notFinished'
        }
        await again()
      }
      return 'finished'
    },
  }
}
