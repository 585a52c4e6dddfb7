import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { commentMax, correctionQueues } from './correction-kinds.ts'
import { endpoints } from './endpoints.ts'
import { exerciseSchema } from './exercises.ts'
import { noHtml } from './html.ts'
import { cursorPageOf, cursorPageQuery, listOf } from './paging.ts'
import { errorTagsSchema, passagesSchema } from './passages.ts'
import {
  array,
  boolean,
  id,
  instant,
  number,
  object,
  requiredId,
  safeHtml,
  string,
  text,
  trimmed,
} from './validation.ts'

const named = () => object({ id: requiredId(), name: string().required() })
const queue = () => string().oneOf(correctionQueues, 'validation.type').required('validation.required')

/** The filters of a queue. */
const narrowing = {
  queue: queue(),
  book_id: id(),
  chapter_id: id(),
  unity_id: id(),
  config_test_id: id(),
  /** Second versions, or first ones; default: both. */
  second: boolean(),
}

/** The claim (a lease) on an answer: its holder and its expiry. */
export const claimSchema = object({
  user: named(),
  until: instant().required(),
  /** Whether the caller is the holder. */
  own: boolean().required(),
})
export type Claim = InferType<typeof claimSchema>

const head = {
  /** Id of the answer. */
  id: requiredId(),
  student: named(),
  book: named(),
  chapter: named(),
  topic: named(),
  /** The test that was sent; null: a practice. */
  test: named().nullable().default(null),
  /** When the answer was submitted; of a second version, when that was submitted. */
  answered_at: instant().required(),
  claim: claimSchema.nullable().default(null),
}

/** A waiting answer, as the correction queue lists it. */
export const waitingAnswerSchema = object({
  ...head,
  title: string().required(),
  /** An excerpt: the beginning of the answer. */
  beginning: string().default(''),
  /** Whether it is the second version of an answer that was corrected before. */
  second: boolean().required(),
})
export type WaitingAnswer = InferType<typeof waitingAnswerSchema>

const said = {
  evaluation: number()
    .integer('validation.type')
    .min(0, 'validation.type')
    .max(10, 'validation.type')
    .required('validation.required'),
  comments: passagesSchema(),
  tags: errorTagsSchema(),
}

/** A teacher's correction of an answer. */
export const correctionSchema = object({
  ...said,
  feedback: safeHtml().default(noHtml),
  corrected_at: instant().nullable().default(null),
  corrected_by: named().nullable().default(null),
})
export type Correction = InferType<typeof correctionSchema>

/** An earlier answer of the same student, with its correction. */
export const formerCorrectionSchema = correctionSchema.shape({
  id: requiredId(),
  title: string().required(),
  answer_text: string().required(),
})
export type FormerCorrection = InferType<typeof formerCorrectionSchema>

/** A student's second version of a corrected answer, as part of the correction task. */
const secondVersionTaskSchema = object({
  text: string().required(),
  sent_at: instant().required(),
  /** As `version` of the task, but for the correction of this version. */
  version: number().required(),
  correction: correctionSchema.nullable().default(null),
})

/** A correction task: one answer with everything that is needed to correct it. */
export const correctionTaskSchema = object({
  ...head,
  queue: queue(),
  /** A snapshot from the start of the attempt, with its key and the student's answer. */
  exercise: exerciseSchema,
  /** The exercise's own explanation. */
  explanation: safeHtml().nullable().default(null),
  /** Number of corrections so far, for optimistic locking: a save sends the version that it was based on. */
  version: number().required(),
  correction: correctionSchema.nullable().default(null),
  /** null: the student has not submitted a second version. */
  second_version: secondVersionTaskSchema.nullable().default(null),
  /** Newest first. */
  former: array(formerCorrectionSchema).required(),
})
export type CorrectionTask = InferType<typeof correctionTaskSchema>

/** A correction, as the correction screen submits it. */
export const correctSchema = object({
  ...said,
  /** HTML, which the server sanitizes. */
  feedback: text().max(20_000, 'validation.long').default(''),
  /** Whether the second version is the one corrected. */
  second: boolean().default(false),
  version: number().integer('validation.type').required('validation.required'),
  /** Whether the teacher has confirmed the save although a colleague holds a claim on the answer. */
  deliberate: boolean().default(false),
})
export type NewCorrection = InferType<typeof correctSchema>

const facet = () => array(named().shape({ count: number().required() })).required()

/** The filter values of a queue, each with its number of waiting answers. */
export const facetsSchema = object({
  books: facet(),
  chapters: array(named().shape({ book_id: requiredId(), count: number().required() })).required(),
  units: facet(),
  tests: facet(),
})
export type Facets = InferType<typeof facetsSchema>

/** A reusable comment of a teacher. */
export const phraseSchema = object({ id: requiredId(), text: string().required() })
export type Phrase = InferType<typeof phraseSchema>

const one = { params: object({ id: requiredId() }) }

export const correctionCalls = defineCalls({
  corrections: {
    ...endpoints.corrections,
    summary: 'Open answers that wait for a teacher, the oldest first',
    query: cursorPageQuery.shape(narrowing),
    answer: cursorPageOf(waitingAnswerSchema, {}),
  },
  correctionFacets: {
    ...endpoints.correctionFacets,
    summary: 'What a queue of corrections can be narrowed down to',
    query: object({ queue: queue() }),
    answer: facetsSchema,
  },
  nextCorrection: {
    ...endpoints.nextCorrection,
    summary: 'Claim the oldest pending answer that no colleague has claimed',
    body: object({
      ...narrowing,
      /** Ids to skip: the answers that are being saved, and those that the teacher postponed. */
      except: array(requiredId()).max(200, 'validation.list').default([]),
    }),
    answer: object({
      /** null: no answer is left to claim. */
      id: number().nullable().default(null),
      /** How many answers wait, the skipped ones left out. */
      waiting: number().required(),
    }),
  },
  correction: {
    ...endpoints.correction,
    summary: 'An answer as a teacher corrects it',
    ...one,
    answer: correctionTaskSchema,
  },
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
      /** Takes over a claim that a colleague holds. */
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
