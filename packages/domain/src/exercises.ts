import type { InferType } from 'yup'
import { errorTags } from './correction-kinds.ts'
import { noHtml } from './html.ts'
import { exerciseTypes, objectionStatuses } from './kinds.ts'
import { passageSchema } from './passages.ts'
import { secondVersionSchema } from './second-versions.ts'
import { wireNameMeta } from './wire-names.ts'
import { captionedMediaSchema } from './topics.ts'
import { array, boolean, file, number, object, picture, requiredId, safeHtml, string } from './validation.ts'

export const alternativeSchema = object({ id: requiredId(), title: string().required() })
export type Alternative = InferType<typeof alternativeSchema>

/** What is said to a student who has chosen an alternative. */
export const alternativeFeedbackSchema = object({ id: requiredId(), html: safeHtml().required() })
export type AlternativeFeedback = InferType<typeof alternativeFeedbackSchema>

/**
 * A blank of the sentence, or a left side of MATCHING; of NUMERICAL, its units. Positions count from 1, in reading order.
 */
export const blankSchema = object({
  position: number().required(),
  /** MULTIPLE_OPTIONS: the choices. COMPLETE_LETTERS: one `_` per missing letter. COMPLETE_WORD: empty. */
  options: array(string().required()).required(),
  /** The key; null until the student may see it. */
  answer: string().nullable().default(null),
  /** Whether the student has filled it. */
  closed: boolean().default(false),
})
export type Blank = InferType<typeof blankSchema>

export const answeredOptionSchema = object({ position: number().required(), answer: string().required() })
export type AnsweredOption = InferType<typeof answeredOptionSchema>

/** A student's objection to a mark: 'my answer is right'. */
export const objectionSchema = object({
  status: string().oneOf(objectionStatuses).required(),
  reason: string().default(''),
  /** The school's reply. */
  reply: string().default(''),
})
export type Objection = InferType<typeof objectionSchema>

export const exerciseSchema = object({
  id: requiredId(),
  type: string().oneOf(exerciseTypes).required(),
  title: string().required(),
  question: safeHtml().default(noHtml),
  /** Plain text; each run of exactly five hashes is a blank. */
  question_masked: string().nullable().default(null),
  /** The choices; of COMPLETE_WORD, the word bank; of MATCHING, the left sides; of ORDERING, the items. */
  alternatives: array(alternativeSchema).required(),
  /** The student's choice. */
  answer_alternatives: array(number().required()).required(),
  /** The key; null until the student may see it. */
  correct_alternatives: array(number().required()).nullable().default(null),
  /** The student's text; letters upper-cased with `_` for an empty box, words of a bank joined by `|`. */
  answer_text: string().nullable().default(null),
  /** The key of the text types; null until the student may see it. */
  answer_correct: string().nullable().default(null),
  options: array(blankSchema).required(),
  answered_options: array(answeredOptionSchema).required(),
  /** The version of the saved answer, which grows with each change; absent: none was saved. */
  answer_version: number(),
  /** Whether the answer was submitted (verified); it cannot change any more. */
  answered: boolean().required(),
  /** null: not marked yet. */
  correct: boolean().nullable().default(null),
  /** Partial credit, 0 to 100: letters count one by one; null: not marked yet. */
  credit: number().nullable().default(null),
  /** Whether the student has flagged it to return to it. */
  flagged: boolean().default(false),
  /**
   * Exam integrity: its key and feedback are withheld, because the student is sitting a test with it, or with one that
   * is equal; absent: they are not.
   */
  withheld: boolean(),
  /** The explanation, or the teacher's correction. */
  feedback: safeHtml().nullable().default(null),
  /**
   * What is said of the alternatives that the student has chosen; absent until the key may be seen, and where nothing
   * is said of them.
   */
  alternative_feedback: array(alternativeFeedbackSchema),
  /** The teacher's mark, 0 to 10. */
  evaluation: number().nullable().default(null).meta(wireNameMeta('avaliation')),
  /** The teacher's inline comments on the answer, in order; absent where there is no correction. */
  comments: array(passageSchema),
  /** The kinds of its mistakes; absent where there is no correction. */
  tags: array(string().oneOf(errorTags).required()),
  /**
   * Whether the student may write a second version: the answer was corrected, its attempt is over, and there is none
   * yet.
   */
  rewritable: boolean(),
  /** Absent: none was submitted. */
  second_version: secondVersionSchema.default(undefined).optional(),
  /** null, or absent: no objection was made. */
  objection: objectionSchema.nullable().default(undefined).optional(),
  extras: object({ audio_url: string().nullable().default(null), image_url: string().nullable().default(null) })
    .nullable()
    .default(null),
  media: captionedMediaSchema.nullable().default(null),
  audio_extra: file(),
  image_extra: picture(),
  /** Alternative text of the picture, for screen readers. */
  image_text: string().default(''),
})
export type Exercise = InferType<typeof exerciseSchema>

/** The fields of an exercise that hold its key; `options[].answer` belongs to them too. */
export const keyFields = ['correct_alternatives', 'answer_correct', 'alternative_feedback'] as const
