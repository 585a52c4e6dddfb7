import type { ErrorReport } from '@the-house/domain'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import { error_reports } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** Stores an error report. */
export async function storeReport(
  context: AppContext,
  { id, unity_id }: AuthenticatedUser,
  report: ErrorReport,
): Promise<void> {
  const { db, clock } = context
  const values = { ...report, user_id: id, unity_id, created_at: clock() }
  await withRateLimit(context, 'reportError', { user: id }, async () => {
    await db.insert(error_reports).values(values)
  })
}
