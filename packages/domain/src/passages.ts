import type { InferType } from 'yup'
import { commentMax, errorTags, passagesMax } from './correction-kinds.ts'
import { array, number, object, string, trimmed } from './validation.ts'

const place = () => number().integer('validation.type').min(0, 'validation.type').required('validation.required')

/** What a teacher says of a passage of an answer: `start` and `end` count its characters as JavaScript does. */
export const passageSchema = object({
  start: place(),
  end: place(),
  text: trimmed().max(commentMax, 'validation.long').required('validation.required'),
})
export type Passage = InferType<typeof passageSchema>

export const passagesSchema = () => array(passageSchema).max(passagesMax, 'validation.list').default([])
export const errorTagsSchema = () =>
  array(string().oneOf(errorTags, 'validation.type').required('validation.required'))
    .max(errorTags.length, 'validation.list')
    .default([])

/** By place; null where one is empty, reaches beyond the text, or where two overlap. */
export function passagesIn(text: string, passages: readonly Passage[]): Passage[] | null {
  const sorted = passages.toSorted((one, other) => one.start - other.start)
  const fits = sorted.every(
    ({ start, end }, index) => start < end && end <= text.length && start >= (sorted[index - 1]?.end ?? 0),
  )
  return fits ? sorted : null
}
