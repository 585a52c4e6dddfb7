import type { ErrorReport } from '@the-house/domain'
import { error_reports } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { limited } from '../session/attempts.ts'

/** Keeps what somebody has found to be wrong. */
export async function keepReport(house: House, { id, unity_id }: SignedIn, report: ErrorReport): Promise<void> {
  const { db, clock } = house
  const values = { ...report, user_id: id, unity_id, created_at: clock() }
  await limited(house, 'report_error', { user: id }, async () => {
    await db.insert(error_reports).values(values)
  })
}
