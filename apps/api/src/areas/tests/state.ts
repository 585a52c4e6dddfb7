import { DomainError } from '@the-house/domain'
import type { Test } from '../surveys/attempt-rows.ts'
import { isOver } from './close.ts'

/** Refuses a change of an attempt that is not running, with the reason. */
export function assertRunning(test: Pick<Test, 'status' | 'end_at'>, now: Date): void {
  if (test.status === 'PENDING') throw new DomainError('test.notStarted')
  if (test.status === 'FINISHED_EXPIRED' || isOver(test, now)) throw new DomainError('test.expired')
  if (test.status !== 'STARTED') throw new DomainError('test.concluded')
}
