import type { CourseStep } from '@the-house/domain'
import { isCourseEntity } from '../../course/change.ts'
import { rowKey } from '../../course/row-key.ts'
import { entityOf } from '../../crud/entities.ts'
import { publishIn } from '../../crud/publish.ts'
import { idIn, type Done, type Run } from './run.ts'
import { assertVersion, assertVersions, noteVersion } from './versions.ts'

/** Publishes a branch or makes drafts of it; the inverse is limited to the rows that it has changed. */
export async function changePublished(run: Run, step: CourseStep, published: boolean): Promise<Done> {
  const { entity, only } = step
  const id = idIn(run, entity, step.id)
  await assertVersion(run, step, id)
  for (const [name, rows] of Map.groupBy(only ?? [], (row) => row.entity)) await assertVersions(run, name, rows)
  const meant = only && new Set(only.map(rowKey))
  const changed = await publishIn(run, entityOf(entity), {
    id,
    published,
    ...(meant && { isMeant: (name, one) => meant.has(rowKey({ entity: name, id: one })) }),
  })
  const rows = changed.flatMap(({ entity: name, ...row }) => (isCourseEntity(name) ? [{ entity: name, ...row }] : []))
  for (const row of rows) noteVersion(run, row)
  return {
    row: { entity, id },
    inverse: { action: published ? 'UNPUBLISH' : 'PUBLISH', entity, id, only: rows },
    ...(published && { published: rows }),
  }
}
