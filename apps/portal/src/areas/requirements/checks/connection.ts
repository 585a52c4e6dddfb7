import { getMe } from '../../../api/session.ts'
import type { Outcome } from './outcomes.ts'

export interface Line {
  online: () => boolean
  /** Sends one small request to the API. */
  ask: () => Promise<unknown>
  /** The time in milliseconds. */
  now: () => number
}

const device: Line = { online: () => navigator.onLine, ask: () => getMe(), now: () => performance.now() }

/** Above this latency classes stutter and pages load slowly. */
const slowMs = 1500

/** Checks whether the server is reachable, and its latency. */
export async function checkConnection({ online, ask, now }: Line = device): Promise<Outcome> {
  if (!online()) return 'connectionLost'
  const start = now()
  try {
    await ask()
  } catch {
    return 'connectionLost'
  }
  return now() - start > slowMs ? 'connectionSlow' : 'connectionGood'
}
