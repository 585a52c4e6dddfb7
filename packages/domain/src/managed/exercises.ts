import { draftFields as draft } from '../exercise-draft.ts'
import { alternativeFeedbackSchema } from '../exercises.ts'
import { exerciseTypes, mediaTypes } from '../kinds.ts'
import { array } from '../validation.ts'
import { defineEntity } from './entity.ts'
import type { Field } from './field.ts'
import {
  custom,
  customChoice,
  customHtml,
  customHtmlList,
  customHtmlOrNull,
  no,
  position,
  publication,
  reference,
  mediaUrl,
} from './fields.ts'

/** Files have their own calls; a draft that was never saved has no id. */
type Sent = Exclude<keyof typeof draft, 'id' | 'audio_extra' | 'image_extra'>

/** An exercise with its key; it may be saved incomplete, but is published only without lint errors. */
export const exercises = defineEntity({
  path: '/exercises',
  manage: 'manageContent',
  fields: {
    topic_id: reference('topics'),
    position: position(),
    type: customChoice(exerciseTypes, draft.type),
    title: custom(draft.title),
    question: customHtml(draft.question),
    question_masked: custom(draft.question_masked),
    alternatives: custom(draft.alternatives),
    options: custom(draft.options),
    correct_alternatives: custom(draft.correct_alternatives),
    answer_correct: custom(draft.answer_correct),
    option_answers: custom(draft.option_answers),
    alternative_feedback: customHtmlList(draft.alternative_feedback, array(alternativeFeedbackSchema).default([])),
    feedback: customHtmlOrNull(draft.feedback),
    /** Exam integrity: whether it is kept for tests, and no practice of its topic has it. */
    tests_only: no(),
    media_type: customChoice(mediaTypes, draft.media_type),
    image_text: custom(draft.image_text),
    /** Used where there is no uploaded file. */
    media_url: mediaUrl(),
    ...publication,
  } satisfies Record<Sent | 'tests_only', Field>,
  files: { media: 'any', captions: 'captions', audio_extra: 'audio', image_extra: 'image' },
  filters: ['type', 'published'],
  sort: ['title', 'position'],
})
