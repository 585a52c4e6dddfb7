import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exerciseTypes, topicTypes } from './kinds.ts'
import { limits } from './limits.ts'
import { array, boolean, mixed, number, object, requiredId, string, trimmed } from './validation.ts'

/** What the course is made of, from the whole to its parts. */
export const courseEntities = ['books', 'chapters', 'topics', 'contents', 'exercises'] as const
export type CourseEntity = (typeof courseEntities)[number]

export const stepActions = ['CREATE', 'CHANGE', 'MOVE', 'COPY', 'PUBLISH', 'UNPUBLISH', 'REMOVE', 'RESTORE'] as const
export type StepAction = (typeof stepActions)[number]

const greatest = 2_147_483_647
/** The id of a row; below zero: the temporary id that an earlier step of the request has given to what it made. */
const stepId = () =>
  number()
    .integer('validation.id')
    .min(-greatest, 'validation.id')
    .max(greatest, 'validation.id')
    .notOneOf([0], 'validation.id')
const temporaryId = () => number().integer('validation.id').min(-greatest, 'validation.id').max(-1, 'validation.id')
const version = () => number().integer('validation.type')
const entity = () => string().oneOf(courseEntities).required('validation.required')

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFiles = (value: unknown): value is Record<string, string | null> =>
  isFields(value) && Object.values(value).every((upload) => upload === null || typeof upload === 'string')

const stepShape = object({
  action: string().oneOf(stepActions).required('validation.required'),
  entity: entity(),
  /** The row that is changed; of COPY the one that is copied. */
  id: stepId(),
  /** CREATE, COPY: the temporary id of what is made, by which later steps of the request may name it. */
  as: temporaryId(),
  /** The version of the row before the request; a stale one is a conflict. What the request itself makes needs none. */
  version: version(),
  /** CREATE, MOVE: the row that it becomes a part of. COPY: absent means the same as that of the original. */
  parent_id: stepId().nullable(),
  /** MOVE, RESTORE: what it comes after among the parts; null: it is the first. RESTORE: absent means its former place. */
  after_id: stepId().nullable(),
  /** CREATE, CHANGE: fields of the form; those that are absent stay. Their place in the order is changed by MOVE alone. */
  fields: mixed(isFields),
  /** CREATE, CHANGE: the files that are put into their places, by their uploads; null: the place becomes empty. */
  files: mixed(isFiles),
  /** PUBLISH, UNPUBLISH: only these rows of the branch, with their versions before the request; absent: all of them. */
  only: array(object({ entity: entity(), id: requiredId(), version: version().required('validation.required') })).max(
    limits.courseBranchMax,
    'validation.list',
  ),
})
type StepField = keyof InferType<typeof stepShape>

const needs: Record<StepAction, readonly StepField[]> = {
  CREATE: ['parent_id', 'fields'],
  CHANGE: ['id', 'version', 'fields'],
  MOVE: ['id', 'parent_id'],
  COPY: ['id'],
  PUBLISH: ['id', 'version'],
  UNPUBLISH: ['id', 'version'],
  REMOVE: ['id', 'version'],
  RESTORE: ['id'],
}

function missingIn(step: InferType<typeof stepShape>): StepField | undefined {
  const isMade = step.id !== undefined && step.id < 0
  return needs[step.action].find((field) => {
    if ((field === 'version' && isMade) || (field === 'parent_id' && step.entity === 'books')) return false
    if (field === 'fields' && step.action === 'CHANGE' && step.files) return false
    return step[field] === undefined || step[field] === null
  })
}

/** One change of the course's content. */
export const courseStepSchema = stepShape.test((step, context) => {
  const isWhole = stepActions.includes(step.action) && courseEntities.includes(step.entity)
  const missing = isWhole ? missingIn(step) : undefined
  return (
    missing === undefined || context.createError({ path: `${context.path}.${missing}`, message: 'validation.required' })
  )
})
export type CourseStep = InferType<typeof courseStepSchema>

const steps = () =>
  array(courseStepSchema)
    .min(1, 'validation.required')
    .max(limits.courseStepsMax, 'validation.list')
    .required('validation.required')

/** What a press has done. */
export const pressedStepsSchema = object({
  /** The ids of what was made, in the order of its steps. */
  made: array(object({ as: temporaryId().nullable().default(null), entity: entity(), id: requiredId() })).required(),
  /** The steps that undo the press, in the order in which they are to be sent. */
  inverse: array(stepShape).required(),
  /** The versions, before and now, of the rows that were there before and have another one. */
  versions: array(
    object({ entity: entity(), id: requiredId(), before: number().required(), version: number().required() }),
  ).required(),
})
export type PressedSteps = InferType<typeof pressedStepsSchema>

const count = () => number().required()
/** How many learners steps would concern. */
export const courseImpactSchema = object({
  /** Their current chapter changes. */
  moved: count(),
  /** A chapter appears behind them, which they may do but need not. */
  opened: count(),
  /** They have begun to practise at a topic that is changed, or at one of a chapter that is. */
  practising: count(),
})
export type CourseImpact = InferType<typeof courseImpactSchema>

const nodeSchema = object({
  entity: entity(),
  id: requiredId(),
  version: number().required(),
  /** null: a book. */
  parent_id: number().nullable().default(null),
  name: string().default(''),
  /** Of a book: whether it is available. */
  published: boolean().required(),
  /** The type of a topic or of an exercise. */
  type: string()
    .oneOf([...topicTypes, ...exerciseTypes])
    .nullable()
    .default(null),
  /** How many errors the check finds in it, without its parts. */
  problems: number().required(),
})
export type CourseNode = InferType<typeof nodeSchema>

export const courseStepCalls = defineCalls({
  courseTree: {
    ...endpoints.courseTree,
    summary: 'What a book is made of: its chapters, topics, contents and exercises, each in their order',
    query: object({ book_id: requiredId() }),
    answer: object({ book: nodeSchema, content: array(nodeSchema).required() }),
  },
  courseSteps: {
    ...endpoints.courseSteps,
    summary: 'Change the course by steps, all of them or none; again with the same press changes nothing',
    body: object({
      /** The idempotency key. */
      press: trimmed().max(64, 'validation.long').required('validation.required'),
      steps: steps(),
    }),
    answer: pressedStepsSchema,
  },
  courseImpact: {
    ...endpoints.courseImpact,
    summary: 'How many learners steps would concern; nothing is changed',
    body: object({ steps: steps() }),
    answer: courseImpactSchema,
  },
})
