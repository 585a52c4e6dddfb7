import { DomainError, type CourseStep } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { chaptersAt, type CourseRow } from '../../course/change.ts'
import { errorsOf } from '../../course/check/published.ts'
import { readChecked, type Checked } from '../../course/check/read.ts'
import { rowKey } from '../../course/row-key.ts'
import { entityOf } from '../../crud/entities.ts'
import { publishedField } from '../../crud/publish.ts'
import { course_presses } from '../../db/schema/index.ts'
import type { Run } from './run.ts'

/** A step that has published rows. */
export interface Publishing {
  step: CourseStep
  /** Its place in the request. */
  index: number
  rows: readonly CourseRow[]
}

const isBranch = ({ step }: Publishing) => step.action === 'PUBLISH'

/** A step as the press that it undoes has answered it, without the versions; undefined: it undoes none. */
function inverseOf({ step, rows }: Publishing) {
  const { action, entity, id, only, fields, files } = step
  if (action !== 'CHANGE' && only?.length !== rows.length) return undefined
  return { action, entity, id, fields, files, only: only?.map((row) => ({ entity: row.entity, id: row.id })) }
}

/** Returns the steps that bring back more, or other things, than a press of the same user has made drafts of. */
async function withoutUndo({ tx, user }: Run, taken: readonly Publishing[]): Promise<Publishing[]> {
  const asked = taken.map((one) => inverseOf(one) ?? null)
  const own = sql`jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality as own(step, n)`
  const isAnswered = sql`exists (
    select 1 from ${course_presses}, jsonb_array_elements(${course_presses.answer} -> 'inverse') as past(step)
    where ${course_presses.user_id} = ${user.id} and past.step @> own.step
      and past.step -> 'fields' is not distinct from own.step -> 'fields'
      and past.step -> 'files' is not distinct from own.step -> 'files'
      and jsonb_array_length(coalesce(past.step -> 'only', '[]')) = jsonb_array_length(coalesce(own.step -> 'only', '[]'))
  )`
  const undone = await tx
    .select({ at: sql<number>`(own.n - 1)::int` })
    .from(own)
    .where(isAnswered)
  return taken.filter((_, at) => undone.every((one) => one.at !== at))
}

/** The fields by which what has errors is refused: its name, or the field of the step that has saved it. */
function refusedIn(checked: Checked, taken: readonly Publishing[]): string[] {
  const keysOf = (some: readonly Publishing[]) => new Set(some.flatMap(({ rows }) => rows.map(rowKey)))
  const saves = taken.filter((one) => !isBranch(one))
  const paths = new Map(
    saves.flatMap(({ step, index, rows }) => {
      const field = publishedField(entityOf(step.entity)) ?? 'published'
      return rows.map((row): [string, string] => [rowKey(row), `steps[${index}].fields.${field}`])
    }),
  )
  const errors = errorsOf(checked, { branches: keysOf(taken.filter(isBranch)), saved: keysOf(saves) })
  return errors.map((key) => paths.get(key) ?? key)
}

/**
 * Refuses to publish what has errors, by all that a request has changed, whatever the order of its steps. What an undo
 * brings back was there before.
 */
export async function assertFinished(run: Run, taken: readonly Publishing[]): Promise<void> {
  const rows = taken.flatMap((one) => one.rows)
  if (rows.length === 0) return
  const checked = await readChecked(run.tx, await chaptersAt(run.tx, rows))
  if (refusedIn(checked, taken).length === 0) return
  const refused = refusedIn(checked, await withoutUndo(run, taken))
  if (refused.length === 0) return
  const isOfForms = refused.every((field) => field.startsWith('steps['))
  const fields = Object.fromEntries(refused.map((field) => [field, 'validation.unfinished']))
  throw new DomainError(isOfForms ? 'validation' : 'chapterUnfinished', fields)
}
