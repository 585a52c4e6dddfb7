import type { CourseEntity, CourseStep } from '@the-house/domain'
import { ApiError } from '../../../../api/api-error.ts'
import { encodeFields, type ManagedRow } from '../../../../api/managed.ts'
import type { Values } from '../../resource/form-draft.ts'
import { changedFiles, changedValues, copiedFiles, shownFields } from './node-values.ts'

const isEmpty = (values: object) => Object.keys(values).length === 0

/** The step that changes a row to the values of its form; null: nothing was changed. */
export function changeStep(entity: CourseEntity, row: ManagedRow, before: Values, values: Values): CourseStep | null {
  const fields = encodeFields(entity, changedValues(entity, before, values))
  const files = changedFiles(entity, before, values)
  if (isEmpty(fields) && isEmpty(files)) return null
  const { id, version } = row
  return { action: 'CHANGE', entity, id, version, fields, ...(!isEmpty(files) && { files }) }
}

/** The temporary id of the row that the form makes. */
const made = -1

/** The value that names the row whose files a new one takes over, by being made as its copy. */
export const copyField = 'copy_of'

/** The steps that make a row at the end of its parent. */
export function createSteps(entity: CourseEntity, parent: number | null, values: Values): CourseStep[] {
  const shown = Object.fromEntries(shownFields(entity).map(({ name }) => [name, values[name]]))
  const fields = encodeFields(entity, shown)
  const copied = values[copyField]
  if (typeof copied === 'number') {
    const files = copiedFiles(entity, values)
    return [
      { action: 'COPY', entity, id: copied, as: made },
      { action: 'CHANGE', entity, id: made, fields, ...(!isEmpty(files) && { files }) },
    ]
  }
  const files = changedFiles(entity, {}, values)
  const place = parent === null ? {} : { parent_id: parent }
  return [{ action: 'CREATE', entity, as: made, ...place, fields, ...(!isEmpty(files) && { files }) }]
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
