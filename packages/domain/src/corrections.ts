import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { commentMax, correctionQueues } from './correction-kinds.ts'
import { endpoints } from './endpoints.ts'
import { exerciseSchema } from './exercises.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { errorTagsSchema, passagesSchema } from './passages.ts'
import { array, boolean, id, instant, number, object, requiredId, string, text, trimmed } from './validation.ts'

const named = () => object({ id: requiredId(), name: string().required() })
const queue = () => string().oneOf(correctionQueues, 'validation.type').required('validation.required')

/** Which part of a queue. */
const narrowing = { queue: queue(), book_id: id(), chapter_id: id(), unity_id: id(), config_test_id: id() }

/** Who has an answer on the desk, and until when nobody else is given it. */
export const claimSchema = object({
  user: named(),
  until: instant().required(),
  /** Whether it is the one who asks. */
  own: boolean().required(),
})
export type Claim = InferType<typeof claimSchema>

const head = {
  /** The answer's. */
  id: requiredId(),
  student: named(),
  book: named(),
  chapter: named(),
  topic: named(),
  /** What was sent; null: a practice. */
  test: named().nullable().default(null),
  /** When it was handed in; a second version: when that was sent. */
  answered_at: instant().required(),
  claim: claimSchema.nullable().default(null),
}

/** An answer that waits for a teacher, as the queue lists it. */
export const waitingAnswerSchema = object({
  ...head,
  title: string().required(),
  /** How the answer begins. */
  beginning: string().default(''),
  /** Whether it is the second version of an answer that was corrected before. */
  second: boolean().required(),
})
export type WaitingAnswer = InferType<typeof waitingAnswerSchema>

const said = {
  /** Html. */
  feedback: text().max(20_000, 'validation.long').default(''),
  evaluation: number()
    .integer('validation.type')
    .min(0, 'validation.type')
    .max(10, 'validation.type')
    .required('validation.required'),
  comments: passagesSchema(),
  tags: errorTagsSchema(),
}

/** What a teacher has said of an answer. */
export const correctionSchema = object({
  ...said,
  corrected_at: instant().nullable().default(null),
  corrected_by: named().nullable().default(null),
})
export type Correction = InferType<typeof correctionSchema>

/** An earlier answer of the same student, with what was said of it. */
export const formerSchema = correctionSchema.shape({
  id: requiredId(),
  title: string().required(),
  answer_text: string().required(),
})
export type FormerCorrection = InferType<typeof formerSchema>

/** What a student has made of a corrected answer, on the desk. */
const secondOnDeskSchema = object({
  text: string().required(),
  sent_at: instant().required(),
  /** As `version` of the desk, of this version's own correction. */
  version: number().required(),
  correction: correctionSchema.nullable().default(null),
})

/** One answer on the desk. */
export const deskSchema = object({
  ...head,
  queue: queue(),
  /** As it was when the attempt began, with its key and the student's answer. */
  exercise: exerciseSchema,
  /** Html of the exercise's own explanation. */
  explanation: string().nullable().default(null),
  /** How often it was corrected: a save names the state that it began with. */
  version: number().required(),
  correction: correctionSchema.nullable().default(null),
  /** null: its student has not written it again. */
  second_version: secondOnDeskSchema.nullable().default(null),
  /** The newest first. */
  former: array(formerSchema).required(),
})
export type Desk = InferType<typeof deskSchema>

/** A correction as the desk sends it. */
export const correctSchema = object({
  ...said,
  /** Whether it is the second version that is corrected. */
  second: boolean().default(false),
  version: number().integer('validation.type').required('validation.required'),
  /** Whether it is known that a colleague has the answer on the desk too. */
  deliberate: boolean().default(false),
})
export type NewCorrection = InferType<typeof correctSchema>

const facet = () => array(named().shape({ count: number().required() })).required()

/** What a queue can be narrowed down to, with how many wait there. */
export const facetsSchema = object({
  books: facet(),
  chapters: array(named().shape({ book_id: requiredId(), count: number().required() })).required(),
  units: facet(),
  tests: facet(),
})
export type Facets = InferType<typeof facetsSchema>

/** A comment that somebody uses again and again. */
export const phraseSchema = object({ id: requiredId(), text: string().required() })
export type Phrase = InferType<typeof phraseSchema>

const one = { params: object({ id: requiredId() }) }

export const correctionCalls = defineCalls({
  corrections: {
    ...endpoints.corrections,
    summary: 'Open answers that wait for a teacher, the oldest first',
    query: pageQuery.shape(narrowing),
    answer: pageOf(waitingAnswerSchema, {}),
  },
  correctionFacets: {
    ...endpoints.correctionFacets,
    summary: 'What a queue of corrections can be narrowed down to',
    query: object({ queue: queue() }),
    answer: facetsSchema,
  },
  nextCorrection: {
    ...endpoints.nextCorrection,
    summary: 'Take the oldest answer that waits and that nobody else has on the desk',
    body: object({
      ...narrowing,
      /** Those that are not wanted now: what is being saved, and what was put off. */
      except: array(requiredId()).max(200, 'validation.list').default([]),
    }),
    answer: object({
      /** null: nothing is left to take. */
      id: number().nullable().default(null),
      /** How many wait besides those that are not wanted. */
      waiting: number().required(),
    }),
  },
  correction: { ...endpoints.correction, summary: 'An answer as a teacher corrects it', ...one, answer: deskSchema },
  correct: {
    ...endpoints.correct,
    summary: 'Correct an answer; its student is told once',
    ...one,
    body: correctSchema,
    answer: object({ version: number().required() }),
  },
  claimCorrection: {
    ...endpoints.claimCorrection,
    summary: 'Keep an answer on the desk for some minutes, or hear who has it there',
    ...one,
    body: object({
      /** Takes it from whoever has it. */
      deliberate: boolean().default(false),
    }),
    answer: claimSchema,
  },
  releaseCorrection: { ...endpoints.releaseCorrection, summary: 'Put an answer back into the queue', ...one },
  phrases: { ...endpoints.phrases, summary: 'The comments that one uses again', answer: listOf(phraseSchema) },
  addPhrase: {
    ...endpoints.addPhrase,
    summary: 'Keep a comment to use it again; one that is there stays once',
    body: object({ text: trimmed().max(commentMax, 'validation.long').required('validation.required') }),
    answer: phraseSchema,
  },
  removePhrase: { ...endpoints.removePhrase, summary: 'Forget a comment of one’s own', ...one },
})
