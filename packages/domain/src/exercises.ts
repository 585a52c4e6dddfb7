import type { InferType } from 'yup'
import { errorTags } from './correction-kinds.ts'
import { exerciseTypes, objectionStatuses } from './kinds.ts'
import { passageSchema } from './passages.ts'
import { secondVersionSchema } from './second-versions.ts'
import { onWire } from './spelling.ts'
import { mediaSchema } from './topics.ts'
import { array, boolean, file, number, object, requiredId, string } from './validation.ts'

export const alternativeSchema = object({ id: requiredId(), title: string().required() })
export type Alternative = InferType<typeof alternativeSchema>

/** A blank of the sentence. Positions count from 1, in reading order. */
export const blankSchema = object({
  position: number().required(),
  /** MULTIPLE_OPTIONS: the choices. COMPLETE_LETTERS: one `_` a missing letter. COMPLETE_WORD: empty. */
  options: array(string().required()).required(),
  /** The key; null until it may be known. */
  answer: string().nullable().default(null),
  /** Whether the student has filled it. */
  closed: boolean().default(false),
})
export type Blank = InferType<typeof blankSchema>

export const answeredOptionSchema = object({ position: number().required(), answer: string().required() })
export type AnsweredOption = InferType<typeof answeredOptionSchema>

/** What a student has said of a mark: 'my answer is right'. */
export const objectionSchema = object({
  status: string().oneOf(objectionStatuses).required(),
  reason: string().default(''),
  /** What the school says of it. */
  reply: string().default(''),
})
export type Objection = InferType<typeof objectionSchema>

export const exerciseSchema = object({
  id: requiredId(),
  type: string().oneOf(exerciseTypes).required(),
  title: string().required(),
  /** Html. */
  question: string().default(''),
  /** Plain text; each run of exactly five hashes is a blank. */
  question_masked: string().nullable().default(null),
  /** The choices; for COMPLETE_WORD the bank of words. */
  alternatives: array(alternativeSchema).required(),
  /** The student's choice. */
  answer_alternatives: array(number().required()).required(),
  /** The key; null until it may be known. */
  correct_alternatives: array(number().required()).nullable().default(null),
  /** The student's text; letters upper-cased with `_` for an empty box, words of a bank joined by `|`. */
  answer_text: string().nullable().default(null),
  /** The key of the text types; null until it may be known. */
  answer_correct: string().nullable().default(null),
  options: array(blankSchema).required(),
  answered_options: array(answeredOptionSchema).required(),
  /** Whether the answer was handed in (verified); it cannot change any more. */
  answered: boolean().required(),
  /** null: not marked yet. */
  correct: boolean().nullable().default(null),
  /** How much of it is right, 0 to 100: letters count one by one; null: not marked yet. */
  credit: number().nullable().default(null),
  /** Whether the student wants to come back to it. */
  flagged: boolean().default(false),
  /** Html of the explanation, or of the teacher's correction. */
  feedback: string().nullable().default(null),
  /** The teacher's mark, 0 to 10. */
  evaluation: number().nullable().default(null).meta(onWire('avaliation')),
  /** What the teacher says of passages of the answer, in their order; absent where there is no correction. */
  comments: array(passageSchema),
  /** Of which kinds its mistakes are; absent where there is no correction. */
  tags: array(string().oneOf(errorTags).required()),
  /** Whether its student may write it once more: it was corrected, its attempt is over, and there is no second version. */
  rewritable: boolean(),
  /** Absent: there is none. */
  second_version: secondVersionSchema.default(undefined).optional(),
  /** null, or absent: nothing was said. */
  objection: objectionSchema.nullable().default(undefined).optional(),
  extras: object({ audio_url: string().nullable().default(null), image_url: string().nullable().default(null) })
    .nullable()
    .default(null),
  media: mediaSchema.nullable().default(null),
  audio_extra: file(),
  image_extra: file(),
  /** What the picture shows, for those who do not see it. */
  image_text: string().default(''),
})
export type Exercise = InferType<typeof exerciseSchema>

/** The fields of an exercise that hold its key; `options[].answer` belongs to them too. */
export const keyFields = ['correct_alternatives', 'answer_correct'] as const
