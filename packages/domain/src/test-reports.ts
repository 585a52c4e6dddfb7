import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exerciseTypes, sentTestStatuses, testTypes } from './kinds.ts'
import { limits } from './limits.ts'
import { cursorPageOf, cursorPageQuery } from './paging.ts'
import { array, boolean, id, instant, number, object, requiredId, string, text, trimmed } from './validation.ts'

const named = object({ id: requiredId(), name: string().required() })

/** One student's test, as its teachers see it. */
export const sentTestSchema = object({
  id: requiredId(),
  student: named.required(),
  /** The student's home unit. */
  unity: named.required(),
  config_test: named.required(),
  status: string().oneOf(sentTestStatuses).required(),
  /** null: sent before the school recorded it. */
  sent_at: instant().nullable().default(null),
  start_at: instant().nullable().default(null),
  end_at: instant().nullable().default(null),
  finish_at: instant().nullable().default(null),
  /** Extra time included. */
  minutes: number().nullable().default(null),
  extra_minutes: number().required(),
  /** Whether the student sees the correct answers at the end. */
  show_feedback: boolean().required(),
  /** 0 to 100; null until it has ended. */
  percentage: number().nullable().default(null),
  /** Open answers that wait for a teacher. */
  waiting: number().required(),
})
export type SentTest = InferType<typeof sentTestSchema>

const orders = ['student', 'test', 'start_at', 'finish_at', 'percentage'] as const

/** The filters of sent tests; empty: all in the caller's scope. */
const which = object({
  /** Searched in the student's name and the test's name. */
  term: trimmed().max(100, 'validation.text'),
  config_test_id: id(),
  unity_id: id(),
  status: string().oneOf(sentTestStatuses),
  /** When they were sent: a month (`2026-03`) or a year (`2026`) of the caller's unit. */
  period: text().matches(/^\d{4}(-(0[1-9]|1[0-2]))?$/, { message: 'validation.date', excludeEmptyString: true }),
})

const count = () => number().required()

/** The number of tests in each status, and statistics of those that have ended. */
const totals = object({
  pending: count(),
  started: count(),
  finished: count(),
  /** Tests whose time ran out before they were submitted. */
  expired: count(),
  recalled: count(),
  /** Open answers that wait for a teacher. */
  waiting: count(),
  /** The mean of the percentages; null: no test has ended. */
  mean: number().nullable().default(null),
})
export type TestTotals = InferType<typeof totals>

/** Statistics of one exercise, over the newest `limits.reportedTests` finished tests. */
const reportedExercise = object({
  id: requiredId(),
  title: string().required(),
  type: string().oneOf(exerciseTypes).required(),
  /** How many of these tests include it. */
  held: count(),
  /** How many students have left it blank. */
  blank: count(),
  /** How many of their answers wait for a teacher. */
  waiting: count(),
  /** The mean credit, 0 to 100, blanks included; null: nothing is marked. */
  facility: number().nullable().default(null),
  /**
   * The correlation of its credit with that of all other exercises, -1 to 1: for right and wrong alone it is the
   * corrected point-biserial one. null: fewer than `limits.discriminationFrom` have it marked, or all had the same.
   */
  discrimination: number().nullable().default(null),
})
export type ReportedExercise = InferType<typeof reportedExercise>

/** A test with statistics of all its students' attempts. */
export const testReportSchema = object({
  id: requiredId(),
  name: string().required(),
  minutes: number().required(),
  test_type: string().oneOf(testTypes).required(),
  show_feedback: boolean().required(),
  totals: totals.required(),
  /** Histogram of the percentages in ten steps: 0 to 9, 10 to 19, ..., 90 to 100. */
  distribution: array(object({ from: count(), to: count(), count: count() })).required(),
  /** In the order of the test; exercises that were removed from it come last. */
  exercises: array(reportedExercise).required(),
})
export type TestReport = InferType<typeof testReportSchema>

const minutes = () =>
  number()
    .integer('validation.type')
    .min(1, 'validation.type')
    .max(limits.testMinutesMax, 'validation.type')
    .required('validation.required')
const one = { params: object({ id: requiredId() }) }
const moment = () =>
  text()
    .matches(/^\d{4}-\d\d-\d\dT/, 'validation.date')
    .test('moment', 'validation.date', (given) => !Number.isNaN(Date.parse(given ?? '')))
    .required('validation.required')

export const testReportCalls = defineCalls({
  sentTests: {
    ...endpoints.sentTests,
    summary: 'The tests of students, the newest first: a teacher’s are those of the own units',
    query: cursorPageQuery.concat(which).shape({ sort: string().oneOf(orders.flatMap((name) => [name, `-${name}`])) }),
    answer: cursorPageOf(sentTestSchema, { totals: totals.required() }),
  },
  sentTestsFile: {
    ...endpoints.sentTestsFile,
    summary: 'The same as a table for spreadsheets (CSV), all of them, in the language of the caller',
    query: which,
    download: true,
  },
  testReport: {
    ...endpoints.testReport,
    summary: 'What came of a test: results, and how each exercise went',
    ...one,
    answer: testReportSchema,
  },
  reopenTest: {
    ...endpoints.reopenTest,
    summary: 'Let a student go on with a test that has ended, for some minutes from now',
    ...one,
    body: object({ minutes: minutes() }),
    answer: sentTestSchema,
  },
  extendTest: {
    ...endpoints.extendTest,
    summary: 'Give a student more minutes for a test that waits or runs; again gives nothing twice',
    ...one,
    body: object({
      minutes: minutes(),
      /** The extra time of the test when the user asked, which makes a repeated request idempotent. */
      extra_minutes: number().integer('validation.type').min(0, 'validation.type').required('validation.required'),
    }),
    answer: sentTestSchema,
  },
  compensateOutage: {
    ...endpoints.compensateOutage,
    summary: 'Give all whose time ran while the school was out of order that time back; again gives nothing twice',
    ...one,
    body: object({ from: moment(), until: moment() }),
    /** How many tests got extra time, and how many of these had ended and were reopened. */
    answer: object({ given: count(), reopened: count() }),
  },
})
