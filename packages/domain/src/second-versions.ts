import type { InferType } from 'yup'
import { errorTags } from './correction-kinds.ts'
import { passageSchema } from './passages.ts'
import { array, instant, number, object, string } from './validation.ts'

/** What a student has made of an open answer after its correction; it counts for learning alone. */
export const secondVersionSchema = object({
  text: string().required(),
  sent_at: instant().required(),
  /** Html of a teacher's correction; null: it waits for one. */
  feedback: string().nullable().default(null),
  /** A teacher's mark, 0 to 10; null: it waits for one. */
  evaluation: number().nullable().default(null),
  /** What the teacher says of passages of this version, in their order. */
  comments: array(passageSchema).required(),
  tags: array(string().oneOf(errorTags).required()).required(),
})
export type SecondVersion = InferType<typeof secondVersionSchema>
