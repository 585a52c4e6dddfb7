import { limits } from '@the-house/domain'
import { lte } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { files } from '../../db/schema/index.ts'
import { removedAtOnce, removeUnused } from '../../files/remove-unused.ts'

const retentionMs = limits.unusedFileDays * 24 * 3_600_000

/** When an unused file goes by itself: not before it can no longer be put back by undoing what took it out of a row. */
export const goesAt = (unused_at: Date, waits_until: Date | null): Date =>
  new Date(Math.max(unused_at.getTime() + retentionMs, waits_until?.getTime() ?? 0))

/**
 * Removes the files that nothing has named for a month.
 * @param onFailed told of each file that could not be deleted in the storage; where that is gone, of the first one
 */
export async function purgeUnused(
  context: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  onFailed: (error: Error) => void,
): Promise<void> {
  const isOver = lte(files.unused_at, new Date(context.clock().getTime() - retentionMs))
  const failures: Error[] = []
  const fail = (error: Error) => {
    failures.push(error)
    onFailed(error)
  }
  while ((await removeUnused(context, isOver, fail)) === removedAtOnce && failures.length === 0);
}
