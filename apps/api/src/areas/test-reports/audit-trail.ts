import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { changes } from '../../db/schema/index.ts'
import type { Test } from '../surveys/attempt-rows.ts'
import type { Interval } from './intervals.ts'

const entity = 'tests'

interface Change {
  by: { id: number }
  at: Date
  before: Test
  after: Test
  /** The outage that extra time compensates for. */
  outage?: { from: Date; until: Date }
}

const snapshot = ({ status, minutes, end_at, finish_at, total, credit, waiting }: Test) => ({
  status,
  minutes,
  total,
  credit,
  waiting,
  end_at: end_at?.toISOString() ?? null,
  finish_at: finish_at?.toISOString() ?? null,
})

/** Records who changed a test, in the transaction of the change. @returns the id of the revision */
export async function recordTestChange(tx: Db, { by, at, before, after, outage }: Change): Promise<number> {
  const given = outage && { from: outage.from.toISOString(), until: outage.until.toISOString() }
  const [noted] = await tx
    .insert(changes)
    .values({
      entity,
      entity_id: after.id,
      user_id: by.id,
      at,
      action: 'UPDATE',
      before: snapshot(before),
      after: { ...snapshot(after), ...(given && { outage: given }) },
    })
    .returning({ id: changes.id })
  if (!noted) throw new Error(`Nobody has noted what became of test ${after.id}.`)
  return noted.id
}

const instant = (value: unknown): number | null => (typeof value === 'string' ? Date.parse(value) : null)

/** Returns the intervals in which tests did not run or that were compensated already, from their revisions. */
export async function readPauses(tx: Db, ids: number[]): Promise<Map<number, Interval[]>> {
  const rows = await tx
    .select()
    .from(changes)
    .where(and(eq(changes.entity, entity), inArray(changes.entity_id, ids)))
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ entity_id }) => entity_id),
      ([id, notes]) => [id, notes.flatMap(intervalsOf)],
    ),
  )
}

function intervalsOf({ at, before, after }: typeof changes.$inferSelect): Interval[] {
  const ended = instant(before?.['finish_at'])
  const outage = after?.['outage']
  const given = typeof outage === 'object' && outage !== null && 'from' in outage && 'until' in outage ? outage : {}
  const [from, until] = [instant('from' in given ? given.from : null), instant('until' in given ? given.until : null)]
  return [
    ...(ended === null ? [] : [[ended, at.getTime()] as const]),
    ...(from === null || until === null ? [] : [[from, until] as const]),
  ]
}
