import type { InferType } from 'yup'
import { commentMax, errorTags, passagesMax } from './correction-kinds.ts'
import { array, number, object, string, trimmed } from './validation.ts'

const place = () => number().integer('validation.type').min(0, 'validation.type').required('validation.required')

/** An inline comment (annotation) of a teacher on a passage: `start` and `end` are UTF-16 offsets into the answer. */
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

/** Sorts comments by position; null where one is empty, exceeds the text, or overlaps another. */
export function passagesIn(text: string, passages: readonly Passage[]): Passage[] | null {
  const sorted = passages.toSorted((one, other) => one.start - other.start)
  const fits = sorted.every(
    ({ start, end }, index) => start < end && end <= text.length && start >= (sorted[index - 1]?.end ?? 0),
  )
  return fits ? sorted : null
}
