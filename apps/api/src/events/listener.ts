import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { channel } from './announcement.ts'

interface Handlers {
  heard: (payload: string) => void
  /** What is sent is heard from now on; what was sent before may be missing. */
  up: () => void
  /** Nothing is heard any more, and a first attempt to listen again has failed. */
  down: (reason: unknown) => void
}

/** How often what is sent is checked to be heard, how long that may take, and how long the first retry waits. */
export const listenerTimes = { checkMs: 15_000, heardMs: 3000, retryMs: 500, maxRetryMs: 30_000 }

const probe = 'probe:'

/** Listening succeeds, but what is sent does not arrive: PgBouncer in transaction mode, or a dead connection. */
class NotHeard extends Error {
  constructor() {
    super('What is sent by NOTIFY is not heard: behind a pooler, set DATABASE_DIRECT_URL to an address without it.')
  }
}

/**
 * Keeps one listening connection, and opens it again after it was lost. It counts as up only once a message that was
 * sent through the pool has been heard, which also finds a connection that is dead without having been closed.
 */
export function createListener({ db, listen, isRemote }: Pick<Connection, 'db' | 'listen' | 'isRemote'>, on: Handlers) {
  const probes = new Map<string, () => void>()
  let stop: (() => Promise<void>) | null = null
  let timer: NodeJS.Timeout | undefined
  /** The present attempt to listen: what belongs to a former one is ignored. */
  let attempt: object | null = null
  let closed = false
  let misses = 0
  let isUp = false

  const later = (work: () => Promise<void>, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void work(), ms).unref()
  }

  function heard(payload: string): void {
    if (payload.startsWith(probe)) probes.get(payload)?.()
    else on.heard(payload)
  }

  /** Sends a message to itself, and rejects where it is not heard in time. */
  async function check(): Promise<void> {
    const sent = probe + randomUUID()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    probes.set(sent, resolve)
    let late: NodeJS.Timeout | undefined
    try {
      await db.execute(sql`select pg_notify(${channel}, ${sent})`)
      // From here on: where thousands wait for the pool, the message is late and not lost.
      late = setTimeout(() => reject(new NotHeard()), listenerTimes.heardMs)
      await promise
    } finally {
      clearTimeout(late)
      probes.delete(sent)
    }
  }

  async function stopListening(): Promise<void> {
    const former = stop
    stop = null
    await former?.()
  }

  async function again(reason: unknown): Promise<void> {
    attempt = null
    await stopListening()
    if (closed) return
    // The first attempt after a loss follows soon: only where it fails, too, pages begin to poll.
    if (!isUp || misses > 0) {
      isUp = false
      on.down(reason)
    }
    const wait = Math.min(listenerTimes.maxRetryMs, listenerTimes.retryMs * 2 ** misses)
    misses += 1
    later(open, wait * (0.5 + Math.random() / 2))
  }

  async function open(): Promise<void> {
    const mine = {}
    attempt = mine
    const failed = async (error: unknown) => {
      if (attempt === mine) await again(error)
    }
    const recheck = async (): Promise<void> => {
      try {
        await check()
      } catch (error) {
        // Where the pool fails, nothing is known of this connection.
        if (error instanceof NotHeard) return failed(error)
      }
      if (attempt === mine) later(recheck, listenerTimes.checkMs)
    }
    try {
      const opened = await listen(channel, {
        heard,
        lost: () => void failed(new Error('The listening connection is lost.')),
      })
      if (attempt !== mine) return await opened()
      stop = opened
      if (isRemote) await check()
      if (attempt !== mine) return
      misses = 0
      isUp = true
      on.up()
      if (isRemote) later(recheck, listenerTimes.checkMs)
    } catch (error) {
      await failed(error)
    }
  }

  return {
    start: open,
    close: async () => {
      closed = true
      attempt = null
      clearTimeout(timer)
      await stopListening()
    },
  }
}
