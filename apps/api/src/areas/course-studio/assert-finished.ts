import { DomainError, type CourseStep } from '@the-house/domain'
import { and, eq, sql } from 'drizzle-orm'
import { chaptersAt, type CourseRow } from '../../course/change.ts'
import { errorsOf, keyOf } from '../../course/check/problems.ts'
import { readChecked } from '../../course/check/read.ts'
import { course_presses } from '../../db/schema/index.ts'
import type { Run } from './run.ts'

/** Whether a step publishes all that a press of the same user has made drafts of, and nothing else. */
async function isUndo({ tx, user }: Run, { entity, id, only }: CourseStep, changed: readonly CourseRow[]) {
  if (only?.length !== changed.length) return false
  const inverse = { action: 'PUBLISH', entity, id, only: only.map((row) => ({ entity: row.entity, id: row.id })) }
  const isAnswered = sql`exists (
    select 1 from jsonb_array_elements(${course_presses.answer} -> 'inverse') as step
    where step @> ${JSON.stringify(inverse)}::jsonb and jsonb_array_length(step -> 'only') = ${only.length}
  )`
  return (await tx.$count(course_presses, and(eq(course_presses.user_id, user.id), isAnswered))) > 0
}

/** Refuses to publish rows that have errors, each by its name. What an undo brings back was there before. */
export async function assertFinished(run: Run, step: CourseStep, changed: readonly CourseRow[]): Promise<void> {
  const checked = await readChecked(run.tx, await chaptersAt(run.tx, changed))
  const errors = errorsOf(checked, new Set(changed.map(keyOf)))
  if (errors.length === 0 || (await isUndo(run, step, changed))) return
  const refused = errors.map((row) => [keyOf(row), 'validation.unfinished'])
  throw new DomainError('chapterUnfinished', Object.fromEntries(refused))
}
