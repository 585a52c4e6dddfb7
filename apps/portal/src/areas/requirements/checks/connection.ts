import { getMe } from '../../../api/session.ts'
import type { Outcome } from './outcomes.ts'

export interface Line {
  online: () => boolean
  /** One small call to the school. */
  ask: () => Promise<unknown>
  /** Milliseconds. */
  now: () => number
}

const device: Line = { online: () => navigator.onLine, ask: () => getMe(), now: () => performance.now() }

/** Above it a class stutters and a page is waited for. */
const slowMs = 1500

/** Whether the school is reached, and how soon it answers. */
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
