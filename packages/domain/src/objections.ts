import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exerciseSchema, objectionSchema } from './exercises.ts'
import { exerciseTypes } from './kinds.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { array, boolean, id, instant, number, object, requiredId, string, text, trimmed } from './validation.ts'

/** The most characters of a student's reason. */
export const objectionReasonMax = 300
/** The most characters of the reply to the students. */
export const objectionReplyMax = 500

const named = () => object({ id: requiredId(), name: string().required() })
const count = () => number().required()

/** The school's decision on a group of equal answers. */
export const rulingSchema = object({
  accepted: boolean().required(),
  /** The reply that the students received. */
  reply: string().default(''),
  /** The user who decided; null: that user was deleted. */
  user: named().nullable().default(null),
  at: instant().required(),
  /** How many answers were regraded so far. */
  remarked: count(),
  /** Whether every affected answer was regraded. */
  finished: boolean().required(),
})
export type Ruling = InferType<typeof rulingSchema>

/** A group of objections: equal answers to one exercise that students say are right. */
const group = {
  /** Id of the oldest objection of the group. */
  id: requiredId(),
  exercise: object({
    id: requiredId(),
    title: string().required(),
    type: string().oneOf(exerciseTypes).required(),
  }).required(),
  book: named(),
  chapter: named(),
  topic: named(),
  /** The answer, one part per blank or choice. */
  answer: array(string().defined()).required(),
  /** How many students object. */
  students: count(),
  /** How many equal answers are marked wrong, among the students in the caller's scope. */
  alike: count(),
  since: instant().required(),
  /** A teacher who endorses the objection. */
  backed_by: named().nullable().default(null),
  /** null: not decided yet. */
  ruling: rulingSchema.nullable().default(null),
}
export const objectionGroupSchema = object(group)
export type ObjectionGroup = InferType<typeof objectionGroupSchema>

/** An objection group with everything that is needed to decide it. */
export const objectionDetailSchema = object({
  ...group,
  /** The exercise as the oldest objection has it, with its key. */
  sheet: exerciseSchema,
  /** The oldest reasons; `students` is the total number. */
  reasons: array(
    object({ id: requiredId(), student: named(), reason: string().default(''), created_at: instant().required() }),
  ).required(),
  /** The effect of accepting the answer. */
  consequence: object({
    answers: count(),
    students: count(),
    dollars: count(),
    /** Whether there are more answers than were counted. */
    more: boolean().required(),
  }).required(),
})
export type ObjectionDetail = InferType<typeof objectionDetailSchema>

/** A further accepted answer of an exercise. */
export const acceptedAnswerSchema = object({
  gist: string().required(),
  answer: array(string().defined()).required(),
  added_at: instant().required(),
  added_by: named().nullable().default(null),
})
export type AcceptedAnswer = InferType<typeof acceptedAnswerSchema>

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
    summary: 'Withdraw an undecided objection',
    params: object({ id: requiredId(), exercise_id: requiredId() }),
  },
  objections: {
    ...endpoints.objections,
    summary:
      'Equal answers that students say are right, the oldest first; or those that were decided, the newest first',
    query: pageQuery.shape({
      /** Lists the decided groups instead of the waiting ones. */
      decided: boolean(),
      /** Searched in the texts of the exercise. */
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
  endorseObjection: {
    ...endpoints.endorseObjection,
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
    /** How many equal answers are still to be regraded. */
    answer: object({ left: count() }),
  },
  rightAnswers: {
    ...endpoints.rightAnswers,
    summary: 'What counts as right besides the key of an exercise',
    ...one,
    answer: listOf(acceptedAnswerSchema),
  },
  removeRightAnswer: {
    ...endpoints.removeRightAnswer,
    summary: 'Count an answer as right no longer; who was right stays so',
    params: object({ id: requiredId(), gist: text().required('validation.required') }),
  },
})
