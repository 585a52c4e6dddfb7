import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exerciseSchema, objectionSchema } from './exercises.ts'
import { exerciseTypes } from './kinds.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { array, boolean, id, instant, number, object, requiredId, string, text, trimmed } from './validation.ts'

/** Why an answer should be right, in a few words. */
export const objectionReasonMax = 300
/** What those who have objected are told. */
export const objectionReplyMax = 500

const named = () => object({ id: requiredId(), name: string().required() })
const count = () => number().required()

/** What the school has decided of equal answers. */
export const rulingSchema = object({
  accepted: boolean().required(),
  /** What those who had objected were told. */
  reply: string().default(''),
  /** Who has decided; null: somebody who has left. */
  user: named().nullable().default(null),
  at: instant().required(),
  /** How many answers were marked again so far. */
  remarked: count(),
  /** Whether all whom it concerns were seen to. */
  finished: boolean().required(),
})
export type Ruling = InferType<typeof rulingSchema>

/** Equal answers to an exercise that students say are right. */
const group = {
  /** Of its oldest objection. */
  id: requiredId(),
  exercise: object({
    id: requiredId(),
    title: string().required(),
    type: string().oneOf(exerciseTypes).required(),
  }).required(),
  book: named(),
  chapter: named(),
  topic: named(),
  /** What was answered, a part a blank or a choice. */
  answer: array(string().defined()).required(),
  /** How many students say that it is right. */
  students: count(),
  /** How many answers of students in reach are this one, and count as wrong. */
  alike: count(),
  since: instant().required(),
  /** A teacher who is for it. */
  backed_by: named().nullable().default(null),
  /** null: it waits to be decided. */
  ruling: rulingSchema.nullable().default(null),
}
export const objectionGroupSchema = object(group)
export type ObjectionGroup = InferType<typeof objectionGroupSchema>

/** One of them with all that is needed to decide it. */
export const objectionDetailSchema = object({
  ...group,
  /** As the oldest of them has it, with its key. */
  sheet: exerciseSchema,
  /** The oldest of the reasons; `students` tells how many there are. */
  reasons: array(
    object({ id: requiredId(), student: named(), reason: string().default(''), created_at: instant().required() }),
  ).required(),
  /** What accepting it does. */
  consequence: object({
    answers: count(),
    students: count(),
    dollars: count(),
    /** Whether there are more than were added up. */
    more: boolean().required(),
  }).required(),
})
export type ObjectionDetail = InferType<typeof objectionDetailSchema>

/** A further right answer of an exercise. */
export const rightAnswerSchema = object({
  gist: string().required(),
  answer: array(string().defined()).required(),
  added_at: instant().required(),
  added_by: named().nullable().default(null),
})
export type RightAnswer = InferType<typeof rightAnswerSchema>

const one = { params: object({ id: requiredId() }) }
const reply = () => trimmed().max(objectionReplyMax, 'validation.long').default('')

export const objectionCalls = defineCalls({
  object: {
    ...endpoints.object,
    summary: 'Say that an answer which was marked wrong is right; once an answer',
    ...one,
    body: object({
      exercise_id: requiredId(),
      reason: trimmed().max(objectionReasonMax, 'validation.long').default(''),
    }),
    answer: objectionSchema,
  },
  withdrawObjection: {
    ...endpoints.withdrawObjection,
    summary: 'Take back what nobody has decided yet',
    params: object({ id: requiredId(), exercise_id: requiredId() }),
  },
  objections: {
    ...endpoints.objections,
    summary:
      'Equal answers that students say are right, the oldest first; or those that were decided, the newest first',
    query: pageQuery.shape({
      /** Those that were decided, instead of those that wait. */
      decided: boolean(),
      /** Words of the exercise. */
      term: trimmed().max(100, 'validation.text'),
      book_id: id(),
      chapter_id: id(),
      type: string().oneOf(exerciseTypes),
    }),
    answer: pageOf(objectionGroupSchema, {}),
  },
  objection: {
    ...endpoints.objection,
    summary: 'One of them with the exercise, the reasons, and what accepting it does, or what was decided',
    ...one,
    answer: objectionDetailSchema,
  },
  backObjection: {
    ...endpoints.backObjection,
    summary: 'Be for it, or no longer: administrators decide',
    ...one,
    body: object({ backed: boolean().required('validation.required') }),
  },
  refuseObjection: {
    ...endpoints.refuseObjection,
    summary: 'Refuse those of one’s own students who say that an answer is right; all are told why',
    ...one,
    body: object({ reply: reply().min(1, 'validation.required').required('validation.required') }),
  },
  acceptObjection: {
    ...endpoints.acceptObjection,
    summary: 'Count an answer as right from now on, and mark all equal ones again',
    ...one,
    body: object({ reply: reply() }),
    /** How many equal answers are still to be marked again. */
    answer: object({ left: count() }),
  },
  rightAnswers: {
    ...endpoints.rightAnswers,
    summary: 'What counts as right besides the key of an exercise',
    ...one,
    answer: listOf(rightAnswerSchema),
  },
  removeRightAnswer: {
    ...endpoints.removeRightAnswer,
    summary: 'Count an answer as right no longer; who was right stays so',
    params: object({ id: requiredId(), gist: text().required('validation.required') }),
  },
})
