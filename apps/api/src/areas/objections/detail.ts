import { DomainError, type ObjectionDetail } from '@the-house/domain'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, tests, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isReached } from '../corrections/reach.ts'
import { presentExercise } from '../surveys/present-exercise.ts'
import { entriesOf } from '../surveys/sheet.ts'
import { consequenceOf, type Same } from './consequence.ts'
import { groupsOf, presentGroup } from './groups.ts'
import { heldBy, isPartOf, type Part } from './held.ts'

/** So many reasons tell what students mean. */
const reasonsShown = 50

/** Objections with whose they are. */
export const objectionsWith = (db: Db) =>
  db
    .select({
      objection: getTableColumns(objections),
      test: getTableColumns(tests),
      student: { id: users.id, name: users.name },
    })
    .from(objections)
    .innerJoin(answers, eq(answers.id, objections.answer_id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .$dynamic()

/** An objection of somebody's students, decided or not. */
export async function findObjection(db: Db, user: SignedIn, id: number) {
  const [found] = await objectionsWith(db).where(and(eq(objections.id, id), isReached(db, user)))
  if (!found) throw new DomainError('notFound')
  return found
}

/** Of equal answers, those that wait for somebody to decide. */
export const isSame = ({ exercise_id, gist }: Same) =>
  and(eq(objections.exercise_id, exercise_id), eq(objections.gist, gist), eq(objections.status, 'WAITING'))

/** Of those that were decided with one, all of the same time; else the equal ones that wait. */
const besides = ({ exercise_id, gist, ruling_id }: typeof objections.$inferSelect): Part =>
  ruling_id === null ? { exercise_id, gist } : { decided: true, ruling_id }

/** What somebody needs to decide of equal answers, or what was decided of them. */
export async function readGroup(house: House, user: SignedIn, id: number): Promise<ObjectionDetail> {
  const { db } = house
  const { objection } = await findObjection(db, user, id)
  const held = heldBy(db, user, besides(objection))
  const [row] = await groupsOf(db, user, held)
  if (!row) throw new DomainError('notFound')
  const { test } = await findObjection(db, user, row.id)
  const [entry] = await entriesOf(db, { ...test, exercise_ids: [objection.exercise_id] })
  if (!entry) throw new DomainError('notFound')
  const reasons = await objectionsWith(db)
    .where(and(isPartOf(besides(objection)), isReached(db, user)))
    .orderBy(asc(objections.created_at), asc(objections.id))
    .limit(reasonsShown)
  return {
    ...presentGroup(row),
    sheet: presentExercise(entry, test, house, true),
    reasons: reasons.map(({ objection: { id: its, reason, created_at }, student }) => ({
      id: its,
      student,
      reason,
      created_at: created_at.toISOString(),
    })),
    consequence: await consequenceOf(db, objection),
  }
}
