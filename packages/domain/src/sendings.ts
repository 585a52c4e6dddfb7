import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { pageOf, pageQuery, searchedPageOf } from './paging.ts'
import { array, id, instant, number, object, requiredId, string, text, trimmed } from './validation.ts'

const named = object({ id: requiredId(), name: string().required() })
const ids = () => array(requiredId()).max(limits.sendingChosen, 'validation.list').default([])

const minutes = () =>
  number().integer('validation.type').min(0, 'validation.type').max(limits.testMinutesMax, 'validation.type')
const moment = () =>
  text()
    .test('moment', 'validation.date', (given) => !given || !Number.isNaN(Date.parse(given)))
    .nullable()
    .default(null)

/** The receivers of a test: the union of all selected groups, each student once. */
const audience = {
  unity_ids: ids(),
  tribe_ids: ids(),
  user_ids: ids(),
  /** All students whose last chapter is this one. */
  chapter_id: id().nullable().default(null),
}
export const audienceSchema = object(audience)
export type Audience = InferType<typeof audienceSchema>

export const sendTestSchema = object({
  ...audience,
  /** The idempotency key: requests with the same key create one sending only. */
  press: trimmed().max(64, 'validation.long'),
  /** Extra time of all receivers, in minutes. */
  extra_minutes: minutes().default(0),
  /** Extra time of single receivers, which replaces that of all. */
  extra: array(object({ user_id: requiredId(), minutes: minutes().required('validation.required') }))
    .max(limits.sendingChosen, 'validation.list')
    .default([]),
  /** The test window: it may be started from `opens_at` on and before `closes_at`; null: at any time. */
  opens_at: moment(),
  closes_at: moment(),
})
export type SendTest = InferType<typeof sendTestSchema>

const count = () => number().required()

/** A sending: a test that is being sent, or was sent, to many receivers. */
export const sendingSchema = object({
  id: requiredId(),
  config_test_id: requiredId(),
  /** null: the sender was deleted. */
  sender: named.nullable().default(null),
  created_at: instant().required(),
  opens_at: instant().nullable().default(null),
  closes_at: instant().nullable().default(null),
  extra_minutes: count(),
  /** How many receivers have their own extra time. */
  extra: count(),
  /** The selected groups, by name; of single students only their number. */
  audience: object({
    unities: array(string().required()).required(),
    tribes: array(string().required()).required(),
    chapter: string().nullable().default(null),
    students: count(),
  }),
  receivers: count(),
  /** How many receivers are processed. */
  done: count(),
  finished_at: instant().nullable().default(null),
  recalled_at: instant().nullable().default(null),
  /** How many received a test: receivers with the same test unfinished keep that one. */
  sent: count(),
  /** How many of those are not started, in progress, and recalled. */
  pending: count(),
  started: count(),
  recalled: count(),
})
export type Sending = InferType<typeof sendingSchema>

const studentSchema = object({
  id: requiredId(),
  name: string().required(),
  unity: string().required(),
  tribe: string().nullable().default(null),
})

const one = { params: object({ id: requiredId() }) }

export const sendingCalls = defineCalls({
  sendTest: {
    ...endpoints.sendTest,
    summary: 'Send a test to students, each of whom is notified; again with the same press changes nothing',
    ...one,
    body: sendTestSchema,
    answer: sendingSchema.shape({
      /** The tests created so far; a background job creates those of large sendings. */
      content: array(object({ id: requiredId(), user_id: requiredId() })).required(),
    }),
  },
  countReceivers: {
    ...endpoints.countReceivers,
    summary: 'How many a test would be sent to',
    ...one,
    body: audienceSchema,
    answer: object({
      receivers: count(),
      /** How many receivers have the test unfinished, and keep it. */
      kept: count(),
    }),
  },
  sendings: {
    ...endpoints.sendings,
    summary: 'What a test was sent with, the newest first; of a teacher what was sent by them',
    ...one,
    query: pageQuery,
    answer: pageOf(sendingSchema, {}),
  },
  sending: { ...endpoints.sending, summary: 'How far a sending has come', ...one, answer: sendingSchema },
  recallSending: {
    ...endpoints.recallSending,
    summary: 'Take back what was not started of a sending; again changes nothing',
    ...one,
    answer: sendingSchema,
  },
  audiences: {
    ...endpoints.audiences,
    summary: 'Whom the caller may send a test to',
    answer: object({
      unities: array(named).required(),
      tribes: array(named).required(),
      /** In the order of the books. */
      chapters: array(object({ id: requiredId(), name: string().required(), book: string().required() })).required(),
    }),
  },
  learners: {
    ...endpoints.learners,
    summary: 'Students whom the caller may send a test to, by name',
    query: pageQuery.shape({ term: trimmed().max(100, 'validation.text') }),
    answer: searchedPageOf(studentSchema),
  },
})
