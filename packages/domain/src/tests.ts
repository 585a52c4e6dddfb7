import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { pageOf, pageQuery } from './paging.ts'
import { surveySchema } from './surveys.ts'
import { boolean, instant, number, object, requiredId } from './validation.ts'

/** What a student may know of a test before starting it: everything except its exercises. */
export const testInfoSchema = surveySchema.omit(['exercises', 'earlier']).shape({
  /** How many exercises it has. */
  exercise_count: number().required(),
  /** The test window: it may be started from `opens_at` on and before `closes_at`; null: at any time. */
  opens_at: instant().nullable().default(null),
  closes_at: instant().nullable().default(null),
})
export type TestInfo = InferType<typeof testInfoSchema>

/** One of the user's own tests, with its result once it has ended and may be shown. */
export const myTestSchema = testInfoSchema
  .pick(['id', 'name', 'status', 'minutes', 'opens_at', 'closes_at', 'start_at', 'end_at', 'finish_at'])
  .shape({
    /** Whether it can be done, now or once it opens; all others are past. */
    open: boolean().required(),
    /** Whether the result may be shown. */
    show_feedback: boolean().required(),
    /** Whether no text waits for a teacher. */
    revised: boolean().required(),
    /** 0 to 100; null until it has ended, and where the result may not be shown. */
    percentage: number().nullable().default(null),
  })
export type MyTest = InferType<typeof myTestSchema>

const own = { params: object({ id: requiredId() }) }

export const testCalls = defineCalls({
  myTests: {
    ...endpoints.myTests,
    summary: 'The own tests: those to do first, the most urgent at the top, then past ones, the newest first',
    query: pageQuery,
    answer: pageOf(myTestSchema, {}).shape({ server_time: instant().required() }),
  },
  testInfo: {
    ...endpoints.testInfo,
    summary: 'A test of one’s own, without its exercises',
    ...own,
    answer: testInfoSchema,
  },
  startTest: {
    ...endpoints.startTest,
    summary: 'Start the time of a test; again changes nothing',
    ...own,
    answer: testInfoSchema,
  },
  testExercises: {
    ...endpoints.testExercises,
    summary: 'A started or finished test with its exercises and answers',
    ...own,
    answer: surveySchema,
  },
  finishTest: {
    ...endpoints.finishTest,
    summary: 'Hand in a test; again changes nothing',
    ...own,
    answer: surveySchema,
  },
  flagExercise: {
    ...endpoints.flagExercise,
    summary: 'Mark an exercise of a running test to come back to, or take the mark away',
    ...own,
    body: object({ exercise_id: requiredId(), flagged: boolean().required('validation.required') }),
  },
})
