import {
  claimMinutes,
  DomainError,
  type AnswerOf,
  type BodyOf,
  type Claim,
  type correctionCalls,
} from '@the-house/domain'
import { and, asc, eq, gt, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, correction_claims as claims, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { answersWith, isPartOf } from './answers-of.ts'
import { countWaiting } from './queue.ts'
import { findReached } from './read.ts'
import { oldestOf } from './waiting.ts'

const minute = 60_000
/** Colleagues who are faster may take so many in a row before somebody is told to try again. */
const tries = 10

type Desk = Pick<House, 'db' | 'clock'>

/** Whether an answer is now somebody's: it was free, or theirs already, or is taken from a colleague. */
async function take({ db, clock }: Desk, user_id: number, answer_id: number, deliberate: boolean): Promise<boolean> {
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

/** Who has an answer on the desk now. */
async function claimOf({ db }: Desk, answer_id: number, viewer: number): Promise<Claim> {
  const [found] = await db
    .select({ user: { id: users.id, name: users.name }, until: claims.until })
    .from(claims)
    .innerJoin(users, eq(users.id, claims.user_id))
    .where(eq(claims.answer_id, answer_id))
  // It was put back in this moment.
  if (!found) throw new DomainError('conflict')
  return { user: found.user, until: found.until.toISOString(), own: found.user.id === viewer }
}

/** Keeps an answer for somebody for some minutes; where a colleague has it, that is told and nothing else happens. */
export async function claimAnswer(desk: Desk, user: SignedIn, id: number, deliberate: boolean): Promise<Claim> {
  await findReached(desk, user, id)
  await take(desk, user.id, id, deliberate)
  return claimOf(desk, id, user.id)
}

/** Puts an answer back; what a colleague has stays there. */
export async function releaseAnswer(desk: Desk, user: SignedIn, id: number): Promise<void> {
  await findReached(desk, user, id)
  await desk.db.delete(claims).where(and(eq(claims.answer_id, id), eq(claims.user_id, user.id)))
}

/** Whether a colleague has an answer on the desk. */
export async function isTaken(tx: Db, user_id: number, answer_id: number, now: Date): Promise<boolean> {
  const others = and(eq(claims.answer_id, answer_id), ne(claims.user_id, user_id), gt(claims.until, now))
  return (await tx.$count(claims, others)) > 0
}

type NextCall = typeof correctionCalls.nextCorrection

/** Takes the oldest answer that waits and that nobody else has. */
export async function takeNext(
  desk: Desk,
  user: SignedIn,
  { except, ...part }: BodyOf<NextCall>,
): Promise<AnswerOf<NextCall>> {
  const { db, clock } = desk
  const isWanted = and(isPartOf(db, user, part), except.length > 0 ? notInArray(answers.id, except) : undefined)
  for (let left = tries; left > 0; left -= 1) {
    const now = clock()
    const where = and(isWanted, or(isNull(claims.until), eq(claims.user_id, user.id)))
    const waiting = oldestOf(db, { where, upTo: 1, now })
    const [next] = await answersWith(db, waiting, now).orderBy(asc(waiting.since), asc(waiting.id)).limit(1)
    const count = await countWaiting(db, user, part, except)
    if (!next) return { id: null, waiting: count }
    if (await take(desk, user.id, next.id, false)) return { id: next.id, waiting: count }
  }
  throw new DomainError('conflict')
}
