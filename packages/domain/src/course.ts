import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { chapterMarks, topicTypes } from './kinds.ts'
import { array, boolean, id, instant, number, object, requiredId, string, trimmed } from './validation.ts'

/** What kind of thing comes next: WAIT names what to wait for, DONE is the end of the course. */
export const nextStepKinds = ['TEST', 'CLASS', 'TOPIC', 'WAIT', 'DONE'] as const
export type NextStepKind = (typeof nextStepKinds)[number]

/** Why it comes next; each is a key of the `course` catalogue. */
export const nextStepReasons = [
  /** A test is running. */
  'testRunning',
  /** A test closes within two days. */
  'testClosing',
  /** An online class that the user has booked can be joined. */
  'classOpen',
  /** The topic has an attempt with answers. */
  'topicBegun',
  'topicNext',
  /** The first topic of the current chapter. */
  'chapterNext',
  /** A topic of a chapter that has appeared behind the user. */
  'chapterNew',
  /** The topic was skipped, and another one requires it. */
  'topicRequired',
  /** All of the chapter is concluded, and can be repeated. */
  'topicAgain',
  /** The chapter that was asked for opens after the chapters before it. */
  'chapterLocked',
  /** Something is released at a date. */
  'release',
  /** The school has not finished what comes next. */
  'preparing',
  /** A teacher is to correct what the user has written. */
  'correction',
  'courseDone',
] as const
export type NextStepReason = (typeof nextStepReasons)[number]

const named = () => object({ id: requiredId(), name: string().required() })
const numbered = () => named().shape({ number: number().nullable().default(null) })

/** The one answer to 'what next': where to go and why, as data that both languages word. */
export const nextStepSchema = object({
  kind: string().oneOf(nextStepKinds).required(),
  reason: string().oneOf(nextStepReasons).required(),
  params: object({
    /** Where a topic or a release is. */
    chapter: numbered().nullable().default(null),
    topic: named()
      .shape({ type: string().oneOf(topicTypes).required() })
      .nullable()
      .default(null),
    /** What was asked for and is locked, or what requires the topic. */
    locked: object({ name: string().required(), number: number().nullable().default(null) })
      .nullable()
      .default(null),
    test: named().nullable().default(null),
    meeting: named().nullable().default(null),
  }),
  /** When a test ends or closes, a class ends, or something is released. */
  until: instant().nullable().default(null),
})
export type NextStep = InferType<typeof nextStepSchema>

/** What a user's next step is asked about; without any of these: about everything. */
const nextStepQuery = object({
  /** The step after this topic. */
  after_topic: id(),
  /** Whether that topic is to be taken as concluded, to say in advance where it leads. */
  concluded: boolean(),
  /** The step in this chapter, or to it where it is locked. */
  chapter: id(),
  /** The step to this topic of the chapter, where it is locked. */
  topic: id(),
})
export type NextStepQuery = InferType<typeof nextStepQuery>

/** The course of one learner, as staff see it. */
export const learnerSchema = object({
  id: requiredId(),
  name: string().required(),
  next: nextStepSchema,
  chapter: numbered().nullable().default(null),
  /** Every chapter of the path and those with a mark, in order. */
  chapters: array(
    numbered().shape({
      mark: string().oneOf(chapterMarks).nullable().default(null),
      at: instant().nullable().default(null),
    }),
  ).required(),
  /** Who has placed the learner, the newest first. */
  placements: array(
    object({
      at: instant().required(),
      by: string().default(''),
      chapter: string().default(''),
      reason: string().required(),
    }),
  ).required(),
})
export type Learner = InferType<typeof learnerSchema>

/** Staff place a learner on a chapter, with a reason that the history keeps. */
export const placementSchema = object({
  // A form's choice that was not made is an empty text.
  chapter_id: requiredId().transform((value: number, given: unknown) => (given === '' ? undefined : value)),
  reason: trimmed().max(200, 'validation.text').required('validation.required'),
})
export type Placement = InferType<typeof placementSchema>

const params = object({ id: requiredId() })

export const courseCalls = defineCalls({
  nextStep: {
    ...endpoints.nextStep,
    summary: 'What comes next for the signed-in user, and why',
    query: nextStepQuery,
    answer: nextStepSchema,
  },
  learner: { ...endpoints.learner, summary: 'The course of a person of the own units', params, answer: learnerSchema },
  placeLearner: {
    ...endpoints.placeLearner,
    summary: 'Place a person on a chapter: earlier ones count as concluded, and pay nothing',
    params,
    body: placementSchema,
    answer: learnerSchema,
  },
})
