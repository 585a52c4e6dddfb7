import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { courseEntities, pressedStepsSchema } from './course-steps.ts'
import { endpoints } from './endpoints.ts'
import { exchangeTokens } from './exercise-exchange.ts'
import { exerciseTypes, topicTypes } from './kinds.ts'
import { limits } from './limits.ts'
import { array, boolean, number, object, requiredId, string, text, trimmed } from './validation.ts'

/** What can be pasted into. */
export const pasteParents = ['books', 'chapters', 'topics'] as const satisfies (typeof courseEntities)[number][]
export type PasteParent = (typeof pasteParents)[number]

const pasteRowSchema = object({
  /** Line of the text, from 1. */
  line: number().required(),
  /** How many tabs it is indented by. */
  depth: number().required(),
  entity: string().oneOf(courseEntities).required(),
  name: string().default(''),
  /** The type of a topic or of an exercise; null: neither, or unknown. */
  type: string()
    .oneOf([...topicTypes, ...exerciseTypes])
    .nullable()
    .default(null),
  /** As the import reports them: texts `exchange.problems.<token>`, `what` is put into them. */
  problems: array(
    object({
      token: string().oneOf(exchangeTokens).required(),
      /** Column of the table, of an exercise. */
      column: string().nullable().default(null),
      what: string().nullable().default(null),
    }),
  ).required(),
  /** Whether it can be made. */
  taken: boolean().required(),
})
export type PasteRow = InferType<typeof pasteRowSchema>

export const coursePasteCalls = defineCalls({
  coursePaste: {
    ...endpoints.coursePaste,
    summary: 'Make parts of the course out of the lines of a text, all of them or none; as a trial with dry_run',
    body: object({
      /** The idempotency key, as of steps. */
      press: trimmed().max(64, 'validation.long').required('validation.required'),
      parent: object({
        entity: string().oneOf(pasteParents).required('validation.required'),
        id: requiredId(),
      }).required('validation.required'),
      /** The type of the exercises; a table that is pasted with the header of the CSV names the type of each row. */
      type: string().oneOf(exerciseTypes).nullable().default(null),
      text: text().max(limits.pasteMax, 'validation.long').required('validation.required'),
      /** Only reads the text; nothing is written. */
      dry_run: boolean().default(false),
    }),
    answer: object({
      rows: array(pasteRowSchema).required(),
      /** null: nothing was made, since it was a trial or a row cannot be made. */
      pressed: pressedStepsSchema.nullable().default(null),
    }),
  },
})
