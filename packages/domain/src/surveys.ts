import type { InferType } from 'yup'
import { baseVersion } from './answer-calls.ts'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exerciseSchema } from './exercises.ts'
import { attemptScopes, surveyStatuses, testTypes } from './kinds.ts'
import { limits } from './limits.ts'
import { byChapter, byTopic } from './topics.ts'
import { array, boolean, id, instant, number, object, requiredId, string } from './validation.ts'

/**
 * The result of a submitted attempt; percentage is a whole number, 0 to 100: the mean credit of all but the waiting.
 */
export const resultSchema = object({
  total: number().required(),
  correct: number().required(),
  wrong: number().required(),
  blank: number().required(),
  /** Open answers that wait for a teacher. */
  waiting: number().default(0),
  percentage: number().required(),
  /** How the percentage adds up; absent where no answer has partial credit. */
  partial: object({
    /** Exercises with the whole credit. */
    full: number().required(),
    /** Exercises with a part of it. */
    partly: number().required(),
    /** The sum of all credits; an exercise that is right is one point. */
    points: number().required(),
  })
    .default(undefined)
    .optional(),
})
export type Result = InferType<typeof resultSchema>

/** The test that a student is sitting, which withholds the key and feedback of its exercises elsewhere. */
export const embargoSchema = object({
  test_id: requiredId(),
  /** The name of the test. */
  name: string().required(),
  /** When the test ends at the latest; null: when the student hands it in. */
  until: instant().nullable().default(null),
})
export type EmbargoNotice = InferType<typeof embargoSchema>

/** An attempt of one user at a set of exercises: the practice of a topic, or a test. */
export const surveySchema = object({
  id: requiredId(),
  name: string().required(),
  description: string().default(''),
  status: string().oneOf(surveyStatuses).nullable().default(null),
  /** Time limit of a test, its student's extra time included; null: no limit. */
  minutes: number().nullable().default(null),
  /** How much of `minutes` is extra time. */
  extra_minutes: number().default(0),
  user: object({ name: string().required() }),
  start_at: instant().nullable().default(null),
  end_at: instant().nullable().default(null),
  finish_at: instant().nullable().default(null),
  server_time: instant().required(),
  exercises: array(exerciseSchema).required(),
  concluded: boolean().required(),
  show_feedback: boolean().required(),
  /** Whether any exercise was answered. */
  has_answer: boolean().required(),
  /** null: the practice of a topic. */
  test_type: string().oneOf(testTypes).nullable().default(null),
  /** Which exercises a practice includes: all of its topic, or those that were wrong in the attempt before. */
  scope: string().oneOf(attemptScopes).default('ALL'),
  /** Whether it is a practice that a newer attempt has replaced. */
  earlier: boolean().default(false),
  /** Whether a teacher has corrected every open answer. */
  revised: boolean().required(),
  topic_id: number().nullable().default(null),
  /** Absent: no exercise of it is withheld. */
  embargo: embargoSchema.default(undefined).optional(),
  /** Of a concluded practice: how many exercises keep their key until the student asks to see it; absent: none. */
  hidden: number(),
  /** null until the attempt is submitted, and where feedback is not shown, or withheld by an embargo. */
  feedback: resultSchema.nullable().default(null),
  /** Dollars that submitting has just paid; 0 when submitted again. */
  earned: number().default(0),
})
export type Survey = InferType<typeof surveySchema>

const practice = { params: byChapter, query: byTopic, answer: surveySchema }
/** The attempt that was submitted: without a connection it may arrive when a newer one has begun. Absent: the current one. */
const submitted = { attempt_id: id() }
const one = object({
  topic_id: requiredId(),
  exercise_id: requiredId(),
  ...submitted,
  /** The version of the answer that the student saw; where another was saved since: 409, nothing is marked. Absent: any. */
  version: baseVersion(),
})

/** An answer that the student saw when finishing. */
const seenVersionSchema = object({
  exercise_id: requiredId(),
  version: baseVersion().required('validation.required'),
})
export type SeenVersion = InferType<typeof seenVersionSchema>

export const surveyCalls = defineCalls({
  exercises: {
    ...endpoints.exercises,
    summary: 'The exercises of a topic with the answers of the current attempt, or of an earlier one of one’s own',
    ...practice,
    query: byTopic.shape({
      /** The `id` from an earlier response or from a notification; absent: the current attempt. */
      attempt_id: id(),
    }),
  },
  retry: {
    ...endpoints.retry,
    summary: 'Start a new attempt at all exercises, or at those alone that were not right',
    ...practice,
    query: byTopic.shape({ scope: string().oneOf(attemptScopes).default('ALL') }),
  },
  verify: {
    ...endpoints.verify,
    summary: 'Hand in the saved answer of one exercise and have it marked',
    params: byChapter,
    body: one,
    answer: exerciseSchema,
  },
  openAttempts: {
    ...endpoints.openAttempts,
    summary: 'How many attempts are going on that keep an exercise as they began with it',
    params: object({ id: requiredId() }),
    answer: object({
      open: number().required(),
      /** There are more than `open`, which counts as far as `limits.countedRows`. */
      more: boolean().required(),
    }),
  },
  revealAnswers: {
    ...endpoints.revealAnswers,
    summary:
      'See the right answers of what was not answered in a concluded practice; those exercises earn nothing any more',
    ...practice,
    query: byTopic.shape(submitted),
  },
  finish: {
    ...endpoints.finish,
    summary: 'Conclude the current attempt, or a given one of one’s own',
    ...practice,
    query: byTopic.shape(submitted),
    body: object({
      /** Where another answer was saved since one of these: 409, nothing is handed in. One that is not named: any. */
      answers: array(seenVersionSchema).max(limits.attemptAnswersMax, 'validation.list').default([]),
    }),
  },
})
