import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** Any number of its own; every lock of this kind in the database bears it. */
const key = 8_080

/**
 * Whoever marks keeps what counts as right as it is until the marks are there, so that whoever adds to it finds them.
 * After the lock of the attempt and before those of its answers.
 */
export const keepRight = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock_shared(${key}::bigint)`)

/** Waits for all who mark; those who come later know what is added. Whoever holds it locks no attempt. */
export const changeRight = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`)
