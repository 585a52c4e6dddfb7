import type { changeActions } from '@the-house/domain'
import { changes } from '../../db/schema/index.ts'
import type { Work } from '../timetable/work.ts'
import type { SeriesRow } from './series-row.ts'

/** The name of series in the audit trail. */
export const auditName = 'class-series'

/** What the audit trail keeps of a series: its fields. */
const snapshot = (row: SeriesRow) => {
  const {
    id: _id,
    version: _version,
    updated_at: _at,
    deleted_at: _gone,
    time_zone: _zone,
    ...fields
  } = {
    time_zone: '',
    ...row,
  }
  return fields
}

interface Recorded {
  id: number
  action: (typeof changeActions)[number]
  before?: SeriesRow
  after?: SeriesRow
}

/** Appends a revision of a series to the audit trail. */
export async function recordSeries({ tx, user, now }: Work, { before, after, id, action }: Recorded): Promise<void> {
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
