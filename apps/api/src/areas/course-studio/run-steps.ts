import { DomainError, type CourseStep, type PressedSteps } from '@the-house/domain'
import type { CourseRow } from '../../course/change.ts'
import { entityOf } from '../../crud/entities.ts'
import { once } from '../../crud/write.ts'
import type { Writing } from '../../crud/writing.ts'
import { actions } from './actions.ts'
import { assertFinished, type Publishing } from './assert-finished.ts'
import { lockParents } from './lock-parents.ts'
import { parentOf, type Run } from './run.ts'
import { versionsChanged, withVersions } from './versions.ts'

const own = new Set(['id', 'as', 'after_id'])

/** The name in the request of a field that a step was refused for; `exercises/7` names a row and stays. */
function pathOf(step: CourseStep, index: number, field: string): string {
  if (field.includes('/')) return field
  if (field.startsWith('files.')) return `steps[${index}].${field}`
  const name = field === parentOf(entityOf(step.entity))?.field ? 'parent_id' : field
  return `steps[${index}].${own.has(name) || name === 'parent_id' ? name : `fields.${name}`}`
}

/** Says which step a refusal is about. */
function refusedAt(error: unknown, step: CourseStep, index: number): unknown {
  if (!(error instanceof DomainError)) return error
  const { token, latest } = error
  const fields = token === 'notFound' ? { id: 'validation.id' } : (error.fields ?? {})
  const named = Object.entries(fields).map(([field, message]) => [pathOf(step, index, field), message])
  return new DomainError(token, named.length > 0 ? Object.fromEntries(named) : undefined, { latest })
}

/** The rows that steps name, as far as they are there before. */
export const rowsIn = (steps: readonly CourseStep[]): CourseRow[] =>
  steps.flatMap(({ action, entity, id }) => (action !== 'COPY' && id !== undefined && id > 0 ? [{ entity, id }] : []))

/**
 * Takes steps one after the other, in a transaction that changes the course. Each has a millisecond of its own, since
 * the instant of a removal says what was removed together.
 */
export async function runSteps({ tx, user, at }: Writing, steps: readonly CourseStep[]) {
  const run: Run = { tx, user, at, made: new Map(), versions: new Map() }
  const rows: CourseRow[] = []
  const inverse: CourseStep[] = []
  const made: PressedSteps['made'] = []
  const publishing: Publishing[] = []
  await lockParents(tx, steps)
  for (const [index, step] of steps.entries()) {
    const now = { ...run, at: new Date(at.getTime() + index) }
    try {
      const done = await once(entityOf(step.entity), () => actions[step.action](now, step))
      rows.push(done.row)
      inverse.unshift(done.inverse)
      if (done.published) publishing.push({ step, index, rows: done.published })
      if (step.action === 'CREATE' || step.action === 'COPY') made.push({ ...done.row, as: step.as ?? null })
    } catch (error) {
      throw refusedAt(error, step, index)
    }
  }
  await assertFinished(run, publishing)
  return { rows, result: { made, inverse: await withVersions(tx, inverse), versions: await versionsChanged(run) } }
}
