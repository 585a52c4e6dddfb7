import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { answeredOptionSchema } from './exercises.ts'
import { limits } from './limits.ts'
import { array, instant, number, object, requiredId, text } from './validation.ts'

/**
 * The version of the answer that this one was made from, as the server has told it; 0: there was none. Where another
 * answer was saved since, the call answers 409 and saves nothing. Absent: the later to arrive replaces the earlier.
 */
export const baseVersion = () =>
  number().integer('validation.type').min(0, 'validation.type').max(2_000_000_000, 'validation.type')

/** What a save says of its origin. */
const origin = {
  version: baseVersion(),
  /** A random name of the client, by which it knows an earlier answer of its own whose response was lost. */
  client_id: text().max(limits.clientIdMax, 'validation.text'),
}

const answerText = () => text().max(limits.answerMax, 'validation.answerMax')

export const alternativesAnswerSchema = object({
  exercise_id: requiredId(),
  ...origin,
  alternative_ids: array(number().integer('validation.id').required()).max(100, 'validation.list'),
  answer_text: answerText(),
})
export const openAnswerSchema = object({
  exercise_id: requiredId(),
  ...origin,
  answer_text: answerText().defined('validation.required'),
})
export const optionsAnswerSchema = object({
  exercise_id: requiredId(),
  ...origin,
  options: array(answeredOptionSchema).max(100, 'validation.list').required('validation.required'),
})

/** The response once an answer is stored. */
export const savedSchema = object({
  exercise_id: requiredId(),
  /** The version of the answer that is saved now, which the next one is made from. */
  version: number().required(),
  saved_at: instant().required(),
  server_time: instant().required(),
})
export type Saved = InferType<typeof savedSchema>

const saving = { params: object({ id: requiredId() }), answer: savedSchema }

export const answerCalls = defineCalls({
  answerAlternatives: {
    ...endpoints.answerAlternatives,
    summary: 'Save chosen alternatives, completed letters or completed words',
    ...saving,
    body: alternativesAnswerSchema,
  },
  answerOpen: { ...endpoints.answerOpen, summary: 'Save an open answer', ...saving, body: openAnswerSchema },
  answerOptions: {
    ...endpoints.answerOptions,
    summary: 'Save the options of each blank',
    ...saving,
    body: optionsAnswerSchema,
  },
})
