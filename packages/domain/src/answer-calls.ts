import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { answeredOptionSchema } from './exercises.ts'
import { limits } from './limits.ts'
import { array, instant, number, object, requiredId, text } from './validation.ts'

const answerText = () => text().max(limits.answerMax, 'validation.answerMax')

export const alternativesAnswerSchema = object({
  exercise_id: requiredId(),
  alternative_ids: array(number().integer('validation.id').required()).max(50, 'validation.list'),
  answer_text: answerText(),
})
export const openAnswerSchema = object({
  exercise_id: requiredId(),
  answer_text: answerText().defined('validation.required'),
})
export const optionsAnswerSchema = object({
  exercise_id: requiredId(),
  options: array(answeredOptionSchema).max(50, 'validation.list').required('validation.required'),
})

/** The response once an answer is stored. */
export const savedSchema = object({
  exercise_id: requiredId(),
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
