import type { ExerciseType } from '@the-house/domain'
import { lazyAgain } from '@the-house/hooks'
import type { WordKey } from '@the-house/i18n'
import { exerciseTypeWords } from './choices.ts'
import { fileField, imageText, position, publication } from './fields.ts'
import type { Resource, ResourceField } from './resource.ts'

const edited = (name: string, label: WordKey): ResourceField => ({ name, label, kind: 'editor' })

/** What students do; its own editor shows what they will see. */
export const exercises: Resource = {
  words: { many: 'admin.crumbs.exercises', create: 'admin.create.exercises', lead: 'admin.lead.exercises' },
  columns: ['title', 'type', 'topic_id', 'published', 'position'],
  fields: [
    { name: 'topic_id', label: 'admin.fields.topic', kind: { one: 'topics' }, hint: 'admin.hints.exerciseTopic' },
    position,
    ...publication,
    edited('title', 'admin.fields.title'),
    { name: 'type', label: 'admin.fields.type', kind: 'editor', words: exerciseTypeWords },
    edited('question', 'admin.fields.question'),
    edited('question_masked', 'admin.fields.gappedText'),
    edited('alternatives', 'admin.fields.choices'),
    edited('options', 'admin.fields.blanks'),
    edited('correct_alternatives', 'admin.fields.key'),
    edited('answer_correct', 'admin.fields.key'),
    edited('option_answers', 'admin.fields.key'),
    edited('feedback', 'admin.fields.feedback'),
    edited('media_type', 'admin.fields.mediaType'),
    edited('media_url', 'admin.fields.videoAddress'),
    { ...imageText, kind: 'editor' },
    fileField('media', 'admin.fields.media', 'any'),
    fileField('audio_extra', 'admin.fields.audio', 'audio'),
    fileField('image_extra', 'admin.fields.image', 'image'),
  ],
  filters: ['topic_id'],
  Editor: lazyAgain(async () => ({ default: (await import('./exercise-part.tsx')).ExercisePart })),
  Tools: lazyAgain(async () => ({ default: (await import('../exchange/exchange-tools.tsx')).ExchangeTools })),
  start: { type: 'UNIQUE_ALTERNATIVE' satisfies ExerciseType },
}
