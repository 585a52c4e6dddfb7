import type { CorrectionQueue } from '@the-house/domain'

/** The path of the list of each queue. */
export const queuePaths: Record<CorrectionQueue, `/admin/${string}`> = {
  PRACTICE: '/admin/correct-exercises',
  TEST: '/admin/correct-exercises-tests',
}

/** Returns the path of the correction screen of an answer. */
export const correctionPath = (queue: CorrectionQueue, id: number): string => `${queuePaths[queue]}/exercise/${id}`
