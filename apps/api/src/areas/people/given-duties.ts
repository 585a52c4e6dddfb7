import { createHash } from 'node:crypto'
import type { GivenDuty } from '@the-house/domain'
import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { duties } from '../../db/schema/index.ts'

/** Returns the duties of a user, each with the unit that it is limited to. */
export const dutiesOf = (db: Db, user_id: number): Promise<GivenDuty[]> =>
  db
    .select({ duty: duties.duty, unity_id: duties.unity_id })
    .from(duties)
    .where(eq(duties.user_id, user_id))
    .orderBy(asc(duties.duty), asc(duties.unity_id))

/** The version of a user's duties, for optimistic locking; that of the form's fields is another. */
export const dutiesVersion = (given: readonly GivenDuty[]): string =>
  createHash('sha256').update(JSON.stringify(given)).digest('base64url').slice(0, 16)

/** Ends the duties that are limited to a unit which the user does not belong to any more. */
export const endForeignDuties = (tx: Db, user_id: number, units: readonly number[]) =>
  tx
    .delete(duties)
    .where(and(eq(duties.user_id, user_id), isNotNull(duties.unity_id), notInArray(duties.unity_id, [...units])))
