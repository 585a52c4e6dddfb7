import {
  claimMinutes,
  DomainError,
  type AnswerOf,
  type BodyOf,
  type Claim,
  type correctionCalls,
} from '@the-house/domain'
import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { correction_claims as claims, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { answersWith } from './answers-of.ts'
import { oldestOf } from './oldest.ts'
import { countQueue } from './queue.ts'
import { findAnswerInScope } from './read.ts'

const minute = 60_000
/** How often `claimNext` retries after it lost a race for an answer, before it answers 409. */
const tries = 10

type ClaimContext = Pick<AppContext, 'db' | 'clock'>

/**
 * Claims an answer: where it is free or already the caller's, or in any case where `deliberate` is set.
 * @returns whether the caller now holds the claim
 */
async function acquireClaim(
  { db, clock }: ClaimContext,
  user_id: number,
  answer_id: number,
  deliberate: boolean,
): Promise<boolean> {
  const now = clock()
  const until = new Date(now.getTime() + claimMinutes * minute)
  const isFree = or(lte(claims.until, now), eq(claims.user_id, user_id)) ?? sql`true`
  const taken = await db
    .insert(claims)
    .values({ answer_id, user_id, until })
    .onConflictDoUpdate({
      target: claims.answer_id,
      set: { user_id, until },
      ...(!deliberate && { setWhere: isFree }),
    })
    .returning({ answer_id: claims.answer_id })
  return taken.length > 0
}

/** Returns the claim on an answer with its holder. */
async function claimOf({ db }: ClaimContext, answer_id: number, viewer: number): Promise<Claim> {
  const [found] = await db
    .select({ user: { id: users.id, name: users.name }, until: claims.until })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.user_id))
    .where(eq(claims.answer_id, answer_id))
  // The claim was released concurrently.
  if (!found) throw new DomainError('conflict')
  return { user: found.user, until: found.until.toISOString(), own: found.user.id === viewer }
}

/** Claims an answer for the caller, a lease of some minutes; a colleague's claim is reported and stays. */
export async function claimAnswer(
  context: ClaimContext,
  user: AuthenticatedUser,
  id: number,
  deliberate: boolean,
): Promise<Claim> {
  await findAnswerInScope(context, user, id)
  await acquireClaim(context, user.id, id, deliberate)
  return claimOf(context, id, user.id)
}

/** Releases the caller's claim; a colleague's stays. */
export async function releaseAnswer(context: ClaimContext, user: AuthenticatedUser, id: number): Promise<void> {
  await findAnswerInScope(context, user, id)
  await context.db.delete(claims).where(and(eq(claims.answer_id, id), eq(claims.user_id, user.id)))
}

/** Whether a colleague holds an unexpired claim on an answer. */
export async function isClaimed(tx: Db, user_id: number, answer_id: number, now: Date): Promise<boolean> {
  const others = and(eq(claims.answer_id, answer_id), ne(claims.user_id, user_id), gt(claims.until, now))
  return (await tx.$count(claims, others)) > 0
}

type NextCall = typeof correctionCalls.nextCorrection

/**
 * Claims the oldest answer of the queue that no colleague has claimed.
 * @throws DomainError `conflict` after ten lost races
 */
export async function claimNext(
  context: ClaimContext,
  user: AuthenticatedUser,
  { except, ...part }: BodyOf<NextCall>,
): Promise<AnswerOf<NextCall>> {
  const { db, clock } = context
  for (let left = tries; left > 0; left -= 1) {
    const now = clock()
    const { waiting } = oldestOf(db, user, part, { page: 1, size: 1, except, free: now })
    const [next] = await answersWith(db, waiting, now)
    const count = await countQueue(db, user, part, except)
    if (!next) return { id: null, waiting: count }
    if (await acquireClaim(context, user.id, next.id, false)) return { id: next.id, waiting: count }
  }
  throw new DomainError('conflict')
}
