import type { InferType } from 'yup'
import { alternativeSchema } from './exercises.ts'
import { exerciseTypes, mediaTypes, type ExerciseType } from './kinds.ts'
import { html, position } from './managed/fields.ts'
import { array, id, number, object, requiredId, string, text, trimmed } from './validation.ts'

/** Far above any exercise; it only keeps what is stored and shown bounded. */
const most = { title: 200, line: 1000, text: 100_000, choices: 100, blanks: 100 } as const

const line = () => text().max(most.line, 'validation.long').defined()
const plain = () => text().max(most.text, 'validation.long').nullable().default(null)
const lines = () => array(line()).max(most.choices, 'validation.type')
const areDistinct = (ids: readonly unknown[] = []) => new Set(ids).size === ids.length

/** A blank as it is stored: its right word is apart, in the key. */
const draftBlankSchema = object({ position: number().required(), options: lines().required() })

/** A choice whose words may still be missing. */
const draftAlternativeSchema = alternativeSchema.shape({ title: line() })

/**
 * An exercise with its key, as its author writes it: half done too, so that it can be kept at any time. What is
 * wrong with it as an exercise is told by `lintExercise`.
 */
export const exerciseDraftSchema = object({
  /** None: it was never saved. */
  id: id(),
  topic_id: requiredId(),
  /** Its place in the topic, from 1; none: the last. */
  position: position(),
  type: string().oneOf(exerciseTypes).required(),
  title: trimmed().max(most.title, 'validation.long').default(''),
  /** Html. */
  question: html(),
  /** Plain text; each run of exactly five hashes is a blank. */
  question_masked: plain(),
  /** The choices in their order; for COMPLETE_WORD the bank of words. */
  alternatives: array(draftAlternativeSchema)
    .max(most.choices, 'validation.type')
    .default([])
    .test('ids', 'validation.type', (list) => areDistinct(list?.map(({ id }) => id))),
  /** One a blank. COMPLETE_LETTERS: one `_` a missing letter; COMPLETE_WORD: no options. */
  options: array(draftBlankSchema).max(most.blanks, 'validation.type').default([]),
  /** Ids of the right choices. */
  correct_alternatives: array(number().required()).max(most.choices, 'validation.type').nullable().default(null),
  /** The text types' key, several accepted answers one a line; the model answer of an open one. */
  answer_correct: plain(),
  /** MULTIPLE_OPTIONS: the right option of each blank, in order. */
  option_answers: lines().nullable().default(null),
  /** Html of the explanation, shown with the result. */
  feedback: html().nullable().default(null),
  media_type: string().oneOf(mediaTypes).nullable().default(null),
  /** Key of a file, or an https address. */
  media_url: line().nullable().default(null),
  /** Key of a file. */
  audio_extra: line().nullable().default(null),
  /** Key of a file. */
  image_extra: line().nullable().default(null),
  /** What the picture shows, for those who do not see it. */
  image_text: line().default(''),
})

/** What an author works on; a topic may be chosen later, yet before it is saved. */
export type ExerciseDraft = Omit<InferType<typeof exerciseDraftSchema>, 'topic_id'> & { topic_id: number | null }
export type DraftField = keyof ExerciseDraft

/** An exercise of which nothing is written yet. */
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
  feedback: null,
  media_type: null,
  media_url: null,
  audio_extra: null,
  image_extra: null,
  image_text: '',
})
