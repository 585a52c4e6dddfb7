import { sanitize } from '@the-house/design-system/admin'
import {
  contentSchema,
  exerciseDraftSchema,
  topicSchema,
  type Content,
  type CourseEntity,
  type ExerciseDraft,
  type Topic,
} from '@the-house/domain'
import type { ManagedRow } from '../../api/managed.ts'
import type { PreviewShown } from '../../page/preview-message.ts'

type Draft = PreviewShown['draft']
type Values = Record<string, unknown>

const addressOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string' ? value.url : null
const fileOf = (value: unknown) => {
  const url = addressOf(value)
  return url === null ? null : { url }
}

/** The saved row, and before it the row with what is not saved yet: where that is half done, the saved one is shown. */
const versionsOf = (entity: CourseEntity, row: ManagedRow, draft: Draft): Values[] =>
  draft && draft.entity === entity && draft.id === row.id ? [{ ...row, ...draft.values, id: row.id }, row] : [row]

/** A topic as students have it; in a preview all are open. */
export function shownTopic(row: ManagedRow, draft: Draft): Topic | undefined {
  const forStudents = { available: true, concluded: false, requirement: null }
  const found = versionsOf('topics', row, draft).find((version) =>
    topicSchema.isValidSync({ ...version, ...forStudents }),
  )
  return found && topicSchema.cast({ ...found, ...forStudents })
}

/** What is not saved yet was not cleaned by the server. */
const cleaned = (html: unknown) => (typeof html === 'string' ? sanitize(html) : html)

const contentOf = (row: Values) => {
  const url = addressOf(row['media'])
  const type = row['media_type']
  return {
    ...row,
    description: cleaned(row['description']),
    transcript: cleaned(row['transcript']),
    image: fileOf(row['image']),
    audio: fileOf(row['audio']),
    url_video: addressOf(row['video']) ?? row['url_video'],
    url_captions: addressOf(row['captions']),
    media: url !== null && type ? { type, url } : null,
  }
}

export function shownContent(row: ManagedRow, draft: Draft): Content | undefined {
  const found = versionsOf('contents', row, draft).find((version) => contentSchema.isValidSync(contentOf(version)))
  return found && contentSchema.cast(contentOf(found))
}

const exerciseOf = (row: Values) => ({
  ...row,
  media_url: addressOf(row['media']) ?? row['media_url'],
  audio_extra: addressOf(row['audio_extra']),
  image_extra: addressOf(row['image_extra']),
})

export function shownDraft(row: ManagedRow, draft: Draft): ExerciseDraft | undefined {
  const found = versionsOf('exercises', row, draft).find((version) =>
    exerciseDraftSchema.isValidSync(exerciseOf(version)),
  )
  return found && exerciseDraftSchema.cast(exerciseOf(found))
}

/** The name of a chapter, as it is in the form or as it is saved. */
export function shownName(row: ManagedRow, draft: Draft): string {
  const [version] = versionsOf('chapters', row, draft)
  return typeof version?.['name'] === 'string' ? version['name'] : ''
}
