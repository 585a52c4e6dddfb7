import { Schema } from 'yup'
import { exerciseDraftSchema } from '../exercise-draft.ts'
import type { AnySchema } from '../wire.ts'
import { defineEntity } from './entity.ts'
import { publication, webAddress } from './fields.ts'

/** Its files have calls of their own. */
const draft = exerciseDraftSchema.omit(['id', 'media_url', 'audio_extra', 'image_extra'])
const fields: Record<string, AnySchema> = {}
for (const [name, schema] of Object.entries(draft.fields)) if (schema instanceof Schema) fields[name] = schema

/** An exercise with its key; half done too, yet published only once no student would stumble on it. */
export const exercises = defineEntity({
  path: '/exercises',
  manage: 'manageContent',
  fields: {
    ...fields,
    /** Where no file of our own is shown. */
    media_url: webAddress().nullable(),
    ...publication,
  },
  files: { media: 'any', audio_extra: 'audio', image_extra: 'image' },
  relations: { topic_id: 'topics' },
  filters: ['type', 'published'],
  sort: ['title', 'position'],
})
