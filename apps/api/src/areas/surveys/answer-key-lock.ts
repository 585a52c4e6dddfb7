import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** An arbitrary number, the same for every advisory lock of this kind in the database. */
const key = 8_080

/**
 * Takes the shared advisory lock on the answer key, which keeps the key unchanged until the marks are written, so that
 * a later addition to the key finds them. Taken after the row lock of the attempt and before those of its answers, or
 * two transactions could deadlock.
 */
export const lockAnswerKeyShared = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock_shared(${key}::bigint)`)

/**
 * Takes the exclusive advisory lock: waits for running marking and blocks later marking. Its holder locks no attempt.
 */
export const lockAnswerKeyExclusive = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`)
