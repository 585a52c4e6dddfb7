import type { InferType } from 'yup'
import { limits } from './limits.ts'
import { profiles } from './profiles.ts'
import { array, id, object, requiredId, string } from './validation.ts'

const ids = () => array(requiredId()).max(limits.sendingChosen, 'validation.list').default([])

/** The receivers of a message: the union of all selected groups, each person once. */
export const messageAudienceSchema = object({
  unity_ids: ids(),
  tribe_ids: ids(),
  user_ids: ids(),
  profiles: array(string().oneOf(profiles).required()).default([]),
  /** All students whose current chapter is this one. */
  chapter_id: id().nullable().default(null),
})
export type MessageAudience = InferType<typeof messageAudienceSchema>
