import { setTimeout } from 'node:timers/promises'

const pauseMs = 25

/** A time at which /healthz answered late. */
export interface Stall {
  at: number
  ms: number
}

/** Asks /healthz all the time; what the asking process itself was late by does not count. */
export function watchHealth(url: string, mostMs: number) {
  const stalls: Stall[] = []
  let asked = 0
  const end = new AbortController()
  const watching = (async () => {
    while (!end.signal.aborted) {
      const at = performance.now()
      const { status } = await fetch(`${url}/healthz`)
      const ms = performance.now() - at
      asked += 1
      if (status !== 200 || ms > mostMs) stalls.push({ at, ms })
      await setTimeout(pauseMs)
    }
  })()
  return {
    stalls,
    /** Ends the watch. @returns how often it has asked */
    stop: async () => {
      end.abort()
      await watching
      return asked
    },
  }
}
