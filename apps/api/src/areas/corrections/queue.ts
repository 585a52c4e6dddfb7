import type { AnswerOf, correctionCalls, QueryOf } from '@the-house/domain'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { cursorOf } from '../../db/keyset.ts'
import { waiting_answers, waiting_totals } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { answersWith } from './answers-of.ts'
import { oldestOf } from './oldest.ts'
import { isCountedIn, isWaitingIn, type Part } from './part.ts'
import { presentHead } from './present.ts'

type ListCall = typeof correctionCalls.corrections

/** Characters of an answer that a row of the list shows. */
const beginning = 300

/** One page of the correction queue, oldest first. */
export async function listQueue(
  { db, clock }: AppContext,
  user: AuthenticatedUser,
  query: QueryOf<ListCall>,
): Promise<AnswerOf<ListCall>> {
  const { page, size } = query
  const { waiting, orderBy, inOrder } = oldestOf(db, user, query, query)
  const rows = inOrder(await answersWith(db, waiting, clock()).orderBy(...orderBy))
  const [first] = rows
  const start = first && [(first.second?.sent_at ?? first.answered_at)?.toISOString() ?? null, first.id]
  const content = rows.map(({ second, ...row }) => ({
    ...presentHead({ ...row, answered_at: second?.sent_at ?? row.answered_at }, user.id),
    title: row.exercise.title,
    beginning: (second?.text ?? row.text).slice(0, beginning),
    second: second !== null,
  }))
  return { content, meta: { page, size, total: await countQueue(db, user, query), cursor: cursorOf(query, start) } }
}

/**
 * Counts the answers of a filtered queue: the kept total, without those of the caller.
 * @param except ids that are not counted
 */
export async function countQueue(
  db: Db,
  user: AuthenticatedUser,
  part: Part,
  except: readonly number[] = [],
): Promise<number> {
  const isLeftOut = or(
    eq(waiting_answers.user_id, user.id),
    except.length > 0 ? inArray(waiting_answers.answer_id, except.slice()) : undefined,
  )
  const leftOut = db
    .select({ count: sql`count(*)` })
    .from(waiting_answers)
    .where(and(isLeftOut, isWaitingIn(db, user, part)))
  const [counted] = await db
    .select({ total: sql<number>`(coalesce(sum(${waiting_totals.count}), 0) - (${leftOut}))::int` })
    .from(waiting_totals)
    .where(isCountedIn(db, user, part))
  return counted?.total ?? 0
}
