import type { AppContext } from './app-context.ts'
import { purgeLinks } from './mail/links.ts'
import { rezoneUnits } from './areas/class-series/rezone.ts'
import { purgePresses } from './areas/course-studio/press.ts'
import { purgeUnused } from './areas/media-library/purge-unused.ts'
import { rewriteFormerPictures } from './areas/pictures/rewrite-former.ts'
import { purgeUploads } from './areas/uploads/purge-uploads.ts'
import { pendingMs, sweepPending } from './areas/uploads/sweep-pending.ts'
import { purgeChallenges } from './areas/passkeys/challenges.ts'
import { purgeDevices } from './areas/session/known-devices.ts'
import { purgeSessions } from './areas/session/service.ts'
import { resumePathChanges } from './course/path-changes.ts'
import { backfillAnswerHashes } from './areas/objections/backfill-answer-hash.ts'
import { checkCountersDaily } from './counters/check-daily.ts'
import { sweepSpools } from './contract/spool-folder.ts'
import { purgeRateLimits } from './contract/rate-limit-store.ts'
import { purgeDeleted } from './crud/purge.ts'
import { purgeMails } from './mail/purge.ts'
import { purgeImports, resumeImports } from './imports/resume.ts'
import { resumeRulings } from './areas/objections/apply-ruling.ts'
import { resumeMessages } from './areas/messages/queue.ts'
import { resumeSendings } from './areas/sendings/deliver.ts'
import { closeSeasons } from './areas/tribes/close-seasons.ts'
import { undoOverdueOrders } from './areas/store/undo-overdue.ts'
import { closeOverdue } from './areas/tests/expire.ts'

/**
 * Purges what is past its time, and catches up on what waited while no server ran or the disk was full.
 * @param onFailed told of what could not be purged and is tried again by the next run, and of counters that differed
 */
export async function runMaintenance(context: AppContext, onFailed: (error: Error) => void): Promise<void> {
  const [{ db }, now] = [context, context.clock()]
  await purgeSessions(db, now)
  await purgeDevices(db, now)
  await purgeChallenges(db, now)
  await purgeRateLimits(db, now)
  await purgeLinks(db, now)
  await purgeMails(db, now)
  await purgePresses(db, now)
  await purgeUploads(context)
  await purgeUnused(context, onFailed)
  await sweepSpools(onFailed)
  await sweepPending(context, pendingMs, onFailed)
  if (!(await context.canWrite())) return
  // Tests that ended while no server ran, or while the disk was full.
  await closeOverdue(context)
  await closeSeasons(context)
  // Units with a new time zone, or new rules of time zones since the server started last.
  await rezoneUnits(context, onFailed)
  // Orders that nobody has fetched in time.
  await undoOverdueOrders(context)
  await resumeSendings(context)
  await resumeMessages(context)
  await backfillAnswerHashes(context)
  await resumeRulings(context)
  await resumePathChanges(context)
  await resumeImports(context)
  await purgeImports(context)
  await purgeDeleted(context)
  await rewriteFormerPictures(context, onFailed)
  await checkCountersDaily(context, onFailed)
}
