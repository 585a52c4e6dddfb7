import { limits, type Todo } from '@the-house/domain'
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { answers, exercises, second_versions, tests, topics } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { counted, total } from './counted.ts'

const newer = alias(tests, 'newer')

/** Corrected texts below the pass mark that `isRewritable` lets be written again; newer practice replaces older one. */
const rewritable = prepared((db) =>
  db
    .select({
      test_id: tests.id,
      exercise_id: exercises.id,
      topic_id: tests.topic_id,
      chapter_id: topics.chapter_id,
      title: exercises.title,
      total,
    })
    .from(tests)
    .innerJoin(answers, eq(answers.test_id, tests.id))
    .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
    .leftJoin(topics, eq(topics.id, tests.topic_id))
    .leftJoin(second_versions, eq(second_versions.answer_id, answers.id))
    .where(
      and(
        eq(tests.user_id, sql.placeholder('user_id')),
        inArray(tests.status, ['FINISHED', 'FINISHED_EXPIRED']),
        eq(tests.show_feedback, true),
        isNull(tests.recalled_at),
        // Leaves attempts without a wrong answer out before their answers are read.
        gt(tests.wrong, 0),
        eq(answers.correct, false),
        isNotNull(answers.corrected_by),
        isNull(second_versions.answer_id),
        or(eq(tests.kind, 'TEST'), isNull(topics.deleted_at)),
        or(
          ne(tests.kind, 'PRACTICE'),
          notExists(
            db
              .select({ id: newer.id })
              .from(newer)
              .where(and(eq(newer.user_id, tests.user_id), eq(newer.topic_id, tests.topic_id), gt(newer.id, tests.id))),
          ),
        ),
      ),
    )
    .orderBy(desc(answers.corrected_at), desc(answers.id))
    .limit(limits.todoItems)
    .prepare('todo_second_versions'),
)

/**
 * The texts that a user may write again and whose correction says that they should, the newest correction first; none
 * while a test is open, which may have their exercises.
 */
export async function findSecondVersions(
  db: Db,
  user: Pick<AuthenticatedUser, 'id' | 'may_sit_test'>,
): Promise<Todo['second_versions']> {
  if (user.may_sit_test) return { content: [], total: 0 }
  const rows = await rewritable(db).execute({ user_id: user.id })
  return counted(rows, ({ total: _total, ...row }) => ({ kind: 'SECOND_VERSION' as const, ...row }))
}
