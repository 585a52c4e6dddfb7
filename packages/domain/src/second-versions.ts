import type { InferType } from 'yup'
import { errorTags } from './correction-kinds.ts'
import { passageSchema } from './passages.ts'
import { array, instant, number, object, safeHtml, string } from './validation.ts'

/** A student's second version of a corrected open answer; it does not change the mark of the attempt. */
export const secondVersionSchema = object({
  text: string().required(),
  sent_at: instant().required(),
  /** The teacher's correction; null: not corrected yet. */
  feedback: safeHtml().nullable().default(null),
  /** The teacher's mark, 0 to 10; null: not marked yet. */
  evaluation: number().nullable().default(null),
  /** The teacher's inline comments on this version, in order. */
  comments: array(passageSchema).required(),
  tags: array(string().oneOf(errorTags).required()).required(),
})
export type SecondVersion = InferType<typeof secondVersionSchema>
