import { exerciseTypes } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas, type MessageKey } from '@the-house/i18n'
import { exerciseTypeLabel, labelsOf, mediaLabels } from '../resource/choices.ts'
import { defineResource } from '../resource/define-resource.ts'
import { imageText, position, published, releaseAt } from './fields.ts'
import { studioLink } from './studio-link.ts'

const edited = (label: MessageKey) => ({ label, editor: true }) as const

const typeLabels = labelsOf(exerciseTypes, exerciseTypeLabel)

/** The exercises; they have their own editor with a preview of the student's view. */
export const exercises = defineResource('exercises', {
  words: { many: 'admin.crumbs.exercises', create: 'admin.create.exercises', lead: 'admin.lead.exercises' },
  fields: {
    topic_id: { label: 'admin.fields.topic', hint: 'admin.hints.exerciseTopic', column: 3 },
    position: { ...position, column: 5 },
    published: { ...published, column: 4 },
    release_at: releaseAt,
    tests_only: { label: 'admin.fields.testsOnly', hint: 'admin.hints.testsOnly' },
    title: { ...edited('admin.fields.title'), column: 1 },
    type: { ...edited('admin.fields.type'), words: typeLabels, column: 2 },
    question: edited('admin.fields.question'),
    question_masked: edited('admin.fields.gappedText'),
    alternatives: edited('admin.fields.choices'),
    options: edited('admin.fields.blanks'),
    correct_alternatives: edited('admin.fields.key'),
    answer_correct: edited('admin.fields.key'),
    option_answers: edited('admin.fields.key'),
    alternative_feedback: edited('admin.fields.choiceFeedback'),
    feedback: edited('admin.fields.feedback'),
    media_type: { ...edited('admin.fields.mediaType'), words: mediaLabels },
    media_url: edited('admin.fields.videoAddress'),
    image_text: { ...imageText, editor: true },
    media: { label: 'admin.fields.media' },
    captions: { label: 'admin.fields.captions' },
    audio_extra: { label: 'admin.fields.audio' },
    image_extra: { label: 'admin.fields.image' },
  },
  filters: ['topic_id'],
  Editor: lazyWithRetry(async () => {
    const [part] = await Promise.all([import('./exercise-part.tsx'), loadAreas('exercises', 'exercise-editor')])
    return { default: part.ExercisePart }
  }),
  Tools: lazyWithRetry(async () => {
    const [part] = await Promise.all([import('./exchange-tools.tsx'), loadAreas('exchange')])
    return { default: part.ExchangeTools }
  }),
  start: { type: 'UNIQUE_ALTERNATIVE' },
  links: [studioLink('exercises')],
})
