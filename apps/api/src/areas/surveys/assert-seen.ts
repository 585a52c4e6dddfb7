import { DomainError, type SeenVersion } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers } from '../../db/schema/index.ts'
import { savedAnswerOf } from './attempt-rows.ts'

/**
 * Checks that the answers which an attempt is about to be submitted with are those that the student saw.
 * @param id of an attempt that the caller has locked: nothing is saved meanwhile
 * @param seen an exercise that it does not name may have any answer
 * @throws DomainError `answer.newer` with every answer that was saved since
 */
export async function assertSeen(tx: Db, id: number, seen: readonly SeenVersion[]): Promise<void> {
  if (seen.length === 0) return
  const versions = new Map(seen.map(({ exercise_id, version }) => [exercise_id, version]))
  const open = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.test_id, id), isNull(answers.answered_at)))
    .orderBy(answers.id)
  const unseen = open
    .filter(({ exercise_id, version }) => version > (versions.get(exercise_id) ?? version))
    .map((row) => ({ exercise_id: row.exercise_id, ...savedAnswerOf(row) }))
  if (unseen.length > 0) throw new DomainError('answer.newer', undefined, { unseen })
}
