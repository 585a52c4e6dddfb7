import type { CorrectionQueue } from '@the-house/domain'

/** The address of each queue's list. */
export const queuePaths: Record<CorrectionQueue, `/admin/${string}`> = {
  PRACTICE: '/admin/correct-exercises',
  TEST: '/admin/correct-exercises-tests',
}

/** Where an answer of a queue is corrected. */
export const deskPath = (queue: CorrectionQueue, id: number): string => `${queuePaths[queue]}/exercise/${id}`
