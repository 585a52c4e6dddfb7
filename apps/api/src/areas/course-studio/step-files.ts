import { randomUUID } from 'node:crypto'
import type { CourseStep } from '@the-house/domain'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { fileColumn } from '../../crud/columns.ts'
import type { Entity, Values } from '../../crud/entities.ts'
import { keyIn } from '../../crud/present.ts'
import { uploads } from '../../db/schema/index.ts'
import { refuse, undoMs, type Run } from './run.ts'

/** Claims an upload of the user for one row. @returns the key of its file */
async function claim({ tx, user, at }: Run, { entity }: CourseStep, field: string, id: string): Promise<string> {
  const [claimed] = await tx
    .update(uploads)
    .set({ claimed_at: at })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.user_id, user.id),
        eq(uploads.entity, entity),
        eq(uploads.field, field),
        gt(uploads.until, at),
        isNull(uploads.claimed_at),
      ),
    )
    .returning({ key: uploads.key })
  if (!claimed) throw refuse(`files.${field}`, 'validation.upload')
  return claimed.key
}

/** Returns the columns of the files that a step puts into their places, or takes out of them. */
export async function filesIn(run: Run, entity: Entity, step: CourseStep): Promise<Values> {
  const files: Values = {}
  for (const [place, upload] of Object.entries(step.files ?? {})) {
    if (!Object.hasOwn(entity.definition.files, place)) throw refuse(`files.${place}`, 'validation.type')
    files[fileColumn(entity, place).name] = upload === null ? null : await claim(run, step, place, upload)
  }
  return files
}

/** Keeps the files that a step takes out of a row. @returns the files by which a step puts them back */
export async function keepFormerFiles(
  { tx, user, at }: Run,
  entity: Entity,
  step: CourseStep,
  before: Values,
): Promise<Pick<CourseStep, 'files'>> {
  if (!step.files) return {}
  const files: Record<string, string | null> = {}
  for (const field of Object.keys(step.files)) {
    const key = keyIn(before[fileColumn(entity, field).name])
    files[field] = key === null ? null : randomUUID()
    if (key === null || files[field] === null) continue
    const until = new Date(at.getTime() + undoMs)
    await tx.insert(uploads).values({ id: files[field], user_id: user.id, entity: step.entity, field, key, at, until })
  }
  return { files }
}
