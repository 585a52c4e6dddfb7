import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { ledgerAdjustments, ledgerReasons } from './kinds.ts'
import { cursorPageOf, cursorPageQuery } from './paging.ts'
import { id, instant, number, object, requiredId, string } from './validation.ts'

/** One entry of a dollars account. */
export const ledgerEntrySchema = object({
  id: requiredId(),
  amount: number().required(),
  reason: string().oneOf(ledgerReasons).required(),
  /** The topic, test or product that was paid for; empty for a gift without a note. */
  title: string().default(''),
  /** Why an earlier payment for the same was adjusted; null: the payment itself. */
  adjustment: string().oneOf(ledgerAdjustments).nullable().default(null),
  /** The topic that was paid for, where students can open it. */
  topic: object({ id: requiredId(), chapter_id: requiredId() }).nullable().default(null),
  /** The student's test that was paid for, unless it was taken back. */
  test_id: id().nullable().default(null),
  created_at: instant().required(),
})
export type LedgerEntry = InferType<typeof ledgerEntrySchema>

export const dollarCalls = defineCalls({
  myDollars: {
    ...endpoints.myDollars,
    summary: 'Every movement of the own dollars, the newest first',
    query: cursorPageQuery,
    /** `balance` is the sum of all entries, not only of this page. */
    answer: cursorPageOf(ledgerEntrySchema, { balance: number().required() }),
  },
})
