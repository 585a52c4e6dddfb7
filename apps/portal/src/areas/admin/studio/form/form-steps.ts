import type { CourseEntity, CourseStep } from '@the-house/domain'
import { ApiError } from '../../../../api/api-error.ts'
import { encodeFields, type ManagedRow } from '../../../../api/managed.ts'
import { decidingFields } from '../../impact/row-steps.ts'
import type { Values } from '../../resource/form-draft.ts'
import { createStep, madeId } from '../node-steps.ts'
import { changedFiles, changedValues, copiedFiles, copyField, nodeValues, shownFields } from './node-values.ts'

const isEmpty = (values: object) => Object.keys(values).length === 0

/** The step that changes a row to the values of its form; null: nothing was changed. */
export function changeStep(entity: CourseEntity, row: ManagedRow, before: Values, values: Values): CourseStep | null {
  const fields = encodeFields(entity, changedValues(entity, before, values))
  const files = changedFiles(entity, before, values)
  if (isEmpty(fields) && isEmpty(files)) return null
  const { id, version } = row
  return { action: 'CHANGE', entity, id, version, fields, ...(!isEmpty(files) && { files }) }
}

/** The steps of a change that may concern learners; none where it leads them nowhere else. */
export function decidingSteps(entity: CourseEntity, row: ManagedRow | null, values: Values): CourseStep[] {
  if (!row) return []
  const changed = Object.entries(changedValues(entity, nodeValues(entity, row), values))
  const fields = Object.fromEntries(changed.filter(([name]) => decidingFields.includes(name)))
  const { id, version } = row
  return isEmpty(fields) ? [] : [{ action: 'CHANGE', entity, id, version, fields: encodeFields(entity, fields) }]
}

/** The steps that make a row of the form at the end of its parent. */
export function makingSteps(entity: CourseEntity, parent: number | null, values: Values): CourseStep[] {
  const shown = Object.fromEntries(shownFields(entity).map(({ name }) => [name, values[name]]))
  const fields = encodeFields(entity, shown)
  const copied = values[copyField]
  if (typeof copied === 'number') {
    const files = copiedFiles(entity, values)
    return [
      { action: 'COPY', entity, id: copied, as: madeId },
      { action: 'CHANGE', entity, id: madeId, fields, ...(!isEmpty(files) && { files }) },
    ]
  }
  const files = changedFiles(entity, {}, values)
  return [{ ...createStep(entity, parent, fields), ...(!isEmpty(files) && { files }) }]
}

/** Names the fields of a refused step as the form does: `steps[0].fields.name` is `name`. */
export function asFormError(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fields) return error
  const { status, token, serverMessage, retryAfter, outdated } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, message]) => [
      path.replace(/^steps\[\d+\]\.(?:fields|files)\./, ''),
      message,
    ]),
  )
  return new ApiError({ status, token, message: serverMessage, fields, retryAfter, outdated })
}
