import { eq } from 'drizzle-orm'
import { outsideRequest } from './request-scope.ts'
import { settings, users } from './schema/index.ts'
import type { Connection, Db } from './client.ts'

/** Milliseconds. */
export const replicaTimes = {
  /** Who has written reads from the primary for this long. */
  stickyMs: 40_000,
  /** How far behind a replica may be: less than the former, with what checks are apart, so that all see what they saved. */
  behindMs: 15_000,
  /** How often it is looked at how far behind it is. */
  checkMs: 5_000,
}

const name = 'replica.heartbeat'

/** Who reads: when they have written last; null: not lately. */
interface Reader {
  wrote_at: Date | null
}

interface Parts {
  primary: Db
  /** A read-only copy of the primary; undefined: there is none. */
  replica: Connection | undefined
  clock: () => Date
  /** Whether an error says that the database is gone. */
  isOutage: (error: unknown) => boolean
}

/**
 * Chooses the database for lists that may be a few seconds old: the replica, unless it is gone, too far behind, or the
 * reader has just written. A heartbeat that is written to the primary and read from the replica tells the replication lag,
 * whatever replicates it.
 */
export function createReplica({ primary, replica, clock, isOutage }: Parts) {
  let checkedAt = Number.NEGATIVE_INFINITY
  let closeUntil = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    const value = clock().toISOString()
    await primary.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } })
    const rows = await replica?.db.select().from(settings).where(eq(settings.name, name))
    const beat = rows?.[0] ? Date.parse(rows[0].value) : Number.NEGATIVE_INFINITY
    const now = clock().getTime()
    closeUntil = now - beat <= replicaTimes.behindMs ? now + 2 * replicaTimes.checkMs : Number.NEGATIVE_INFINITY
  }

  /** Looks in the background: no request waits for it. */
  function checkSometimes(now: number): void {
    if (checking || now - checkedAt < replicaTimes.checkMs) return
    checkedAt = now
    checking = outsideRequest(check)
      .catch(() => {
        closeUntil = Number.NEGATIVE_INFINITY
      })
      .finally(() => {
        checking = undefined
      })
  }

  function dbFor({ wrote_at }: Reader): Db {
    if (!replica) return primary
    const now = clock().getTime()
    checkSometimes(now)
    const isSticky = wrote_at !== null && now - wrote_at.getTime() < replicaTimes.stickyMs
    return now < closeUntil && !isSticky ? replica.db : primary
  }

  return {
    /** Remembers that a user writes, for every process, at most every few seconds. @returns when the user wrote last */
    remember: async ({ id, wrote_at }: Reader & { id: number }, now: Date): Promise<Date | null> => {
      if (!replica || (wrote_at && now.getTime() - wrote_at.getTime() < replicaTimes.checkMs)) return wrote_at
      await primary.update(users).set({ wrote_at: now }).where(eq(users.id, id))
      return now
    },
    /** Reads a list for a user; where the replica is lost meanwhile, once more from the primary. */
    read: async <T>(reader: Reader, list: (db: Db) => Promise<T>): Promise<T> => {
      const db = dbFor(reader)
      try {
        return await list(db)
      } catch (error) {
        if (db === primary || !isOutage(error)) throw error
        closeUntil = Number.NEGATIVE_INFINITY
        return list(primary)
      }
    },
    /** Resolves once a check that is under way has ended. */
    checked: async () => checking,
    close: async () => {
      await checking
      await replica?.close()
    },
  }
}

export type Replica = ReturnType<typeof createReplica>
