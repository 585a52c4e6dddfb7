import type { Counter } from './counter.ts'
import { messageCounts } from './message-counts.ts'
import { notificationCounts } from './notification-counts.ts'
import { waitingAnswers } from './waiting-answers.ts'
import { waitingTotals } from './waiting-totals.ts'

/** Every counter: `npm run school -- recount` rebuilds them, and maintenance checks them once a day. */
export const counters: readonly Counter[] = [notificationCounts, messageCounts, waitingAnswers, waitingTotals]
