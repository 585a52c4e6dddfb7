import { DomainError, type CourseEntity, type CourseStep, type PressedSteps } from '@the-house/domain'
import { inArray } from 'drizzle-orm'
import type { CourseRow } from '../../course/change.ts'
import { rowKey } from '../../course/row-key.ts'
import { conflictOf } from '../../crud/conflict-of.ts'
import { entityOf } from '../../crud/entities.ts'
import type { Db } from '../../db/client.ts'
import type { Run } from './run.ts'

/** Notes the version that a row had before the request, which alone its clients know. */
export function noteVersion({ versions }: Run, row: CourseRow & { version: number }): void {
  const key = rowKey(row)
  if (!versions.has(key)) versions.set(key, row)
}

interface Known {
  id: number
  version: number
}

/** Refuses rows that were changed since their versions were read, with who has changed the first of them, and when. */
export async function assertVersions(run: Run, entity: CourseEntity, known: readonly Known[]): Promise<void> {
  const { table } = entityOf(entity).row
  const ids = known.map(({ id }) => id)
  const rows = await run.tx.select({ id: table.id, version: table.version }).from(table).where(inArray(table.id, ids))
  for (const row of rows) noteVersion(run, { entity, id: Number(row['id']), version: Number(row['version']) })
  for (const { id, version } of known) {
    const before = run.versions.get(rowKey({ entity, id }))?.version
    if (before === undefined) throw new DomainError('notFound')
    if (before !== version) throw await conflictOf(run.tx, { entity, table }, id)
  }
}

/** Refuses a step whose row was changed since it was read; what the request has made itself has no version to know. */
export async function assertVersion(run: Run, step: CourseStep, id: number): Promise<void> {
  if (step.version !== undefined && (step.id ?? 0) > 0)
    await assertVersions(run, step.entity, [{ id, version: step.version }])
}

const versioned = new Set(['CHANGE', 'PUBLISH', 'UNPUBLISH', 'REMOVE'])

async function versionsOf(tx: Db, rows: readonly { entity: CourseEntity; id?: number | undefined }[]) {
  const found = new Map<string, number>()
  for (const [entity, those] of Map.groupBy(rows, (row) => row.entity)) {
    const { table } = entityOf(entity).row
    const ids = those.flatMap(({ id }) => id ?? [])
    const kept = await tx.select({ id: table.id, version: table.version }).from(table).where(inArray(table.id, ids))
    for (const row of kept) found.set(rowKey({ entity, id: Number(row['id']) }), Number(row['version']))
  }
  return found
}

/** Adds to steps the versions that their rows have now. */
export async function withVersions(tx: Db, steps: readonly CourseStep[]): Promise<CourseStep[]> {
  const found = await versionsOf(tx, [...steps, ...steps.flatMap(({ only = [] }) => only)])
  const versionOf = ({ entity, id }: { entity: CourseEntity; id?: number | undefined }) =>
    found.get(rowKey({ entity, id: id ?? 0 })) ?? 0
  return steps.map((step) => ({
    ...step,
    ...(versioned.has(step.action) && { version: versionOf(step) }),
    ...(step.only && { only: step.only.map((row) => ({ ...row, version: versionOf(row) })) }),
  }))
}

/** Returns the versions, before and now, of the rows that the request has changed. */
export async function versionsChanged({ tx, versions }: Run): Promise<PressedSteps['versions']> {
  const now = await versionsOf(tx, Array.from(versions.values()))
  return Array.from(versions, ([key, { version: before, ...row }]) => ({
    ...row,
    before,
    version: now.get(key) ?? before,
  })).filter(({ before, version }) => before !== version)
}
