import type { InferType } from 'yup'
import { alternativeSchema } from './exercises.ts'
import { exerciseTypes, mediaTypes, type ExerciseType } from './kinds.ts'
import { limits } from './limits.ts'
import { html, position } from './managed/schemas.ts'
import { array, id, number, object, requiredId, string, text, trimmed } from './validation.ts'

/** Upper bounds far above any real exercise, so that stored and rendered data stay bounded. */
const most = { line: 1000, text: 100_000, choices: 100, blanks: 100 } as const

const line = () => text().max(most.line, 'validation.long').defined()
const plain = () => text().max(most.text, 'validation.long').nullable().default(null)
const lines = () => array(line()).max(most.choices, 'validation.type')
const areDistinct = (ids: readonly unknown[] = []) => new Set(ids).size === ids.length

/** A blank as it is stored: its accepted word is kept in the key. */
const draftBlankSchema = object({ position: number().required(), options: lines().required() })

/** A choice whose title may still be missing. */
const draftAlternativeSchema = alternativeSchema.shape({ title: line() })

/** What is said to a student who has chosen an alternative, as HTML. */
const alternativeFeedbackSchema = object({ id: requiredId(), html: html() })

/** The fields of a draft, shared with the managed entity. */
export const draftFields = {
  /** Absent: the draft was never saved. */
  id: id(),
  topic_id: requiredId(),
  /** Position in the topic, from 1; absent: the last. */
  position: position(),
  type: string().oneOf(exerciseTypes).required(),
  title: trimmed().max(limits.titleMax, 'validation.long').default(''),
  /** HTML. */
  question: html(),
  /** Plain text; each run of exactly five hashes is a blank. */
  question_masked: plain(),
  /** The choices in order; of COMPLETE_WORD, the word bank. */
  alternatives: array(draftAlternativeSchema)
    .max(most.choices, 'validation.type')
    .default([])
    .test('ids', 'validation.type', (list) => areDistinct(list?.map(({ id }) => id))),
  /** One per blank. COMPLETE_LETTERS: one `_` per missing letter; COMPLETE_WORD: no options. */
  options: array(draftBlankSchema).max(most.blanks, 'validation.type').default([]),
  /** Ids of the correct choices. */
  correct_alternatives: array(number().required()).max(most.choices, 'validation.type').nullable().default(null),
  /** The key of the text types, one accepted answer per line; of an open answer, its model answer. */
  answer_correct: plain(),
  /** MULTIPLE_OPTIONS: the correct option of each blank, in order. */
  option_answers: lines().nullable().default(null),
  /** UNIQUE_ALTERNATIVE and MULTIPLE_ALTERNATIVE: what is said to whoever has chosen an alternative. */
  alternative_feedback: array(alternativeFeedbackSchema)
    .max(most.choices, 'validation.type')
    .default([])
    .test('ids', 'validation.type', (list) => areDistinct(list?.map(({ id }) => id))),
  /** The explanation shown with the result, as HTML. */
  feedback: html().nullable().default(null),
  media_type: string().oneOf(mediaTypes).nullable().default(null),
  /** Storage key of a file, or an https URL. */
  media_url: line().nullable().default(null),
  /** Storage key of a file. */
  audio_extra: line().nullable().default(null),
  /** Storage key of a file. */
  image_extra: line().nullable().default(null),
  /** Alternative text of the picture, for screen readers. */
  image_text: line().default(''),
}

/**
 * An exercise with its key, as its author edits it. It may be incomplete, so that it can be saved at any time;
 * `lintExercise` returns what is missing or wrong.
 */
export const exerciseDraftSchema = object(draftFields)

/** An exercise in the editor; its topic may be chosen later, but before the first save. */
export type ExerciseDraft = Omit<InferType<typeof exerciseDraftSchema>, 'topic_id'> & { topic_id: number | null }
export type DraftField = keyof ExerciseDraft

/** Creates an empty exercise. */
export const newExercise = (type: ExerciseType, topic_id: number | null = null): ExerciseDraft => ({
  topic_id,
  position: null,
  type,
  title: '',
  question: '',
  question_masked: null,
  alternatives: [],
  options: [],
  correct_alternatives: null,
  answer_correct: null,
  option_answers: null,
  alternative_feedback: [],
  feedback: null,
  media_type: null,
  media_url: null,
  audio_extra: null,
  image_extra: null,
  image_text: '',
})
