import { userBalances } from './balances.ts'
import type { Counter } from './counter.ts'
import { messageCounts } from './message-counts.ts'
import { notificationCounts } from './notification-counts.ts'
import { sentTestTotals } from './sent-test-totals.ts'
import { sentTests } from './sent-tests.ts'
import { tribeTotals } from './tribe-totals.ts'
import { waitingAnswers } from './waiting-answers.ts'
import { waitingObjectionGroups, waitingObjections } from './waiting-objections.ts'
import { waitingTotals } from './waiting-totals.ts'

/** Every counter: `npm run school -- recount` rebuilds them, and maintenance checks them once a day. */
export const counters: readonly Counter[] = [
  userBalances,
  tribeTotals,
  notificationCounts,
  messageCounts,
  waitingAnswers,
  waitingTotals,
  sentTests,
  sentTestTotals,
  waitingObjections,
  waitingObjectionGroups,
]
