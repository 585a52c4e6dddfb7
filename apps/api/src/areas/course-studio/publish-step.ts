import { courseEntities, type CourseEntity, type CourseStep } from '@the-house/domain'
import { entityOf } from '../../crud/entities.ts'
import { publishIn } from '../../crud/publish.ts'
import { assertFinished } from './assert-finished.ts'
import { idIn, type Done, type Run } from './run.ts'
import { assertVersion, assertVersions, noteVersion } from './versions.ts'

const isCourse = (name: string): name is CourseEntity => courseEntities.some((entity) => entity === name)

/** Publishes a branch or makes drafts of it; the inverse is limited to the rows that it has changed. */
export async function changePublished(run: Run, step: CourseStep, published: boolean): Promise<Done> {
  const { entity, only } = step
  const id = idIn(run, entity, step.id)
  await assertVersion(run, step, id)
  for (const [name, rows] of Map.groupBy(only ?? [], (row) => row.entity)) await assertVersions(run, name, rows)
  const meant = only && new Set(only.map((row) => `${row.entity}/${row.id}`))
  const changed = await publishIn(run, entityOf(entity), {
    id,
    published,
    ...(meant && { isMeant: (name, one) => meant.has(`${name}/${one}`) }),
  })
  const rows = changed.flatMap(({ entity: name, ...row }) => (isCourse(name) ? [{ entity: name, ...row }] : []))
  for (const row of rows) noteVersion(run, row)
  if (published) await assertFinished(run, { ...step, id }, rows)
  return {
    row: { entity, id },
    inverse: {
      action: published ? 'UNPUBLISH' : 'PUBLISH',
      entity,
      id,
      only: rows,
    },
  }
}
