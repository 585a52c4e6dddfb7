import type { changeActions } from '@the-house/domain'
import { changes } from '../../db/schema/index.ts'
import type { ClassRow, Work } from './work.ts'
import { valuesOf } from './values.ts'

/** The name of classes in the audit trail. */
export const auditName = 'classes'

/** What the audit trail keeps of a class. */
const snapshot = (row: ClassRow) => ({
  ...valuesOf(row),
  cancelled: row.cancelled_at !== null,
  cancel_reason: row.cancel_reason,
})

interface Recorded {
  id: number
  action: (typeof changeActions)[number]
  before?: ClassRow
  after?: ClassRow
}

/** Appends a revision of a class to the audit trail. */
export async function recordClass({ tx, user, now }: Work, { before, after, id, action }: Recorded): Promise<void> {
  await tx.insert(changes).values({
    entity: auditName,
    entity_id: id,
    user_id: user.id,
    at: now,
    action,
    ...(before && { before: snapshot(before) }),
    ...(after && { after: snapshot(after) }),
  })
}

/** Records that staff have given a student a place, or have taken it. */
export async function recordStudent(
  { tx, user, now }: Work,
  id: number,
  change: { before?: { student_id: number }; after?: { student_id: number } },
): Promise<void> {
  const values = { entity: auditName, entity_id: id, user_id: user.id, at: now, action: 'UPDATE' as const }
  await tx.insert(changes).values({ ...values, ...change })
}
