import { earningReasons } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { ledger } from './schema/index.ts'

/** The condition that an entry was earned, spelt as in the index of what was earned. */
export const isEarned = sql`${ledger.reason} in (${sql.raw(earningReasons.map((reason) => `'${reason}'`).join(', '))})`
