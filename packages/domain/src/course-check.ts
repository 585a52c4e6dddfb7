import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { courseEntities } from './course-steps.ts'
import { endpoints } from './endpoints.ts'
import { array, object, requiredId, string } from './validation.ts'

/** An `error` prevents publishing; a `warning` is left to the author. */
export const courseFindingLevels = ['error', 'warning'] as const
export type CourseFindingLevel = (typeof courseFindingLevels)[number]

/**
 * Every finding of the check of a chapter. Those of `exercise.` sum up what `lintExercise` says about a field, where the
 * exercise editor says it exactly.
 */
export const courseFindingTokens = [
  'chapter.empty',
  'chapter.noFinish',
  'finish.draft',
  'topic.noContent',
  'topic.noExercises',
  'requirement.circular',
  'requirement.deleted',
  'requirement.draft',
  'requirement.later',
  'requirement.unreachable',
  'media.missing',
  'image.noText',
  'video.noCaptions',
  'audio.noTranscript',
  'text.long',
  'feedback.missing',
  'exercise.title',
  'exercise.question',
  'exercise.sentence',
  'exercise.choices',
  'exercise.right',
  'exercise.options',
  'exercise.answers',
  'exercise.broken',
  'exercise.advice',
] as const
export type CourseFindingToken = (typeof courseFindingTokens)[number]

/** A finding of the check of a chapter. */
export const courseFindingSchema = object({
  level: string().oneOf(courseFindingLevels).required(),
  token: string().oneOf(courseFindingTokens).required(),
  entity: string().oneOf(courseEntities).required(),
  id: requiredId(),
  /** The field of the form, or the place of its file, that has to be changed; null: the row as a whole. */
  field: string().nullable().default(null),
  /** Of `requirement.`: the name of the required topic; of `text.long`: how many characters there are. */
  what: string().nullable().default(null),
  /** The name of the row. */
  name: string().default(''),
})
export type CourseFinding = InferType<typeof courseFindingSchema>

/** From how many visible characters on a text is too long for a phone. */
export const phoneTextMax = {
  /** About 40 characters on each of 22 lines: a longer question hides its answers below the edge of a phone. */
  question: 900,
  /** Five minutes at the 150 words a minute that learners read, about 6 characters each. */
  reading: 4500,
} as const

export const courseCheckCalls = defineCalls({
  courseCheck: {
    ...endpoints.courseCheck,
    summary: 'What keeps a chapter from being published, and what its students would miss, in the order of the tree',
    params: object({ id: requiredId() }),
    answer: object({ findings: array(courseFindingSchema).required() }),
  },
})
