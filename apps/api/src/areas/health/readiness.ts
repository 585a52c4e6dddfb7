import { sql } from 'drizzle-orm'
import { settings } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'

/** What a supervisor is told: only with `ok` does the server get traffic. */
export type Readiness = 'ok' | 'full' | 'unavailable'

const timeoutMs = 2000
/** How long a successful write counts, so that a supervisor may ask as often as it likes. */
const probeMs = 5000

/** Rejects when the database or another service does not answer within two seconds. */
export async function answersSoon(answer: PromiseLike<unknown>, who: string): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${who} does not answer.`)), timeoutMs)
  await Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/**
 * Tells whether requests can be served: the database answers and keeps a write, which a standby and a full disk do not.
 * @returns rejects with what the database says where it is neither
 */
export function createReadiness({ db, canWrite, clock }: Pick<AppContext, 'db' | 'canWrite' | 'clock'>) {
  let written = Number.NEGATIVE_INFINITY

  return async (): Promise<Exclude<Readiness, 'unavailable'>> => {
    if (!(await canWrite())) return 'full'
    const now = clock()
    const isKnown = now.getTime() - written < probeMs
    await answersSoon(isKnown ? db.execute(sql`select 1`) : probe(now), 'The database')
    if (!isKnown) written = now.getTime()
    return 'ok'
  }

  function probe(now: Date) {
    const value = now.toISOString()
    return db
      .insert(settings)
      .values({ name: 'readiness.probe', value })
      .onConflictDoUpdate({ target: settings.name, set: { value } })
  }
}
