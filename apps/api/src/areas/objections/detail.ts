import { DomainError, type ObjectionDetail } from '@the-house/domain'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, tests, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isAnswerInScope } from '../corrections/scope.ts'
import { presentForStaff } from '../surveys/present-exercise.ts'
import { entriesOf } from '../surveys/attempt-rows.ts'
import { previewImpact, type Same } from './impact.ts'
import { loadGroups, presentGroup } from './groups.ts'
import { objectionsInScope, type Part } from './in-scope.ts'

/** The number of students' reasons shown to the administrator. */
const reasonsShown = 50

/** Selects objections with their attempt and student. */
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

/** Loads an objection of a student in the caller's scope, decided or not. */
export async function findObjection(db: Db, user: AuthenticatedUser, id: number) {
  const [found] = await objectionsWith(db).where(and(eq(objections.id, id), isAnswerInScope(db, user)))
  if (!found) throw new DomainError('notFound')
  return found
}

/** The filter for pending objections to equal answers. */
export const isSame = ({ exercise_id, gist }: Same) =>
  and(eq(objections.exercise_id, exercise_id), eq(objections.gist, gist), eq(objections.status, 'WAITING'))

/**
 * The filter for the group of an objection: those decided by the same ruling, else the pending ones to equal answers.
 */
const besides = ({ exercise_id, gist, ruling_id }: typeof objections.$inferSelect): Part =>
  ruling_id === null ? { exercise_id, gist } : { decided: true, ruling_id }

const isBeside = (objection: typeof objections.$inferSelect) =>
  objection.ruling_id === null ? isSame(objection) : eq(objections.ruling_id, objection.ruling_id)

/** Loads a group of objections with everything needed to decide it, or with its ruling. */
export async function readGroup(context: AppContext, user: AuthenticatedUser, id: number): Promise<ObjectionDetail> {
  const { db } = context
  const { objection } = await findObjection(db, user, id)
  const [row] = await loadGroups(db, user, objectionsInScope(db, user, besides(objection)))
  if (!row) throw new DomainError('notFound')
  const { test } = await findObjection(db, user, row.id)
  const [entry] = await entriesOf(db, { ...test, exercise_ids: [objection.exercise_id] })
  if (!entry) throw new DomainError('notFound')
  const reasons = await objectionsWith(db)
    .where(and(isBeside(objection), isAnswerInScope(db, user)))
    .orderBy(asc(objections.created_at), asc(objections.id))
    .limit(reasonsShown)
  return {
    ...presentGroup(row),
    sheet: presentForStaff(entry, test, context),
    reasons: reasons.map(({ objection: { id: its, reason, created_at }, student }) => ({
      id: its,
      student,
      reason,
      created_at: created_at.toISOString(),
    })),
    consequence: await previewImpact(db, objection),
  }
}
