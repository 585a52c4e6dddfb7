import type { InferType } from 'yup'
import { profiles } from './profiles.ts'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { tribeBadgeSchema } from './tribes.ts'
import { wireNameMeta } from './wire-names.ts'
import { listOf } from './paging.ts'
import { array, boolean, number, object, picture, requiredId, string } from './validation.ts'

export const unitySchema = object({
  id: requiredId(),
  name: string().required(),
  /** IANA name of the time zone in which all dates are displayed. */
  time_zone: string().default('America/Sao_Paulo'),
})
export type Unity = InferType<typeof unitySchema>

/** A unit in a list to choose from; an archived one is only for those who are in it. */
export const listedUnitySchema = unitySchema.shape({ archived: boolean().default(false) })
export type ListedUnity = InferType<typeof listedUnitySchema>

const speakingInProgressSchema = object({
  book: object({ id: requiredId(), name: string().required() }),
  speaking_chapter: object({ id: requiredId(), name: string().required(), number: number().required() }),
})

/** The signed-in user as the shell needs it: never CPF, phone or birthday. */
export const userSchema = object({
  id: requiredId(),
  name: string().required(),
  /** Empty in a preview by staff who may not read it. */
  email: string().defined(),
  profile: string().oneOf(profiles).required(),
  admin: boolean().required(),
  roles: array(string().required()).required(),
  avatar: picture(),
  unity: unitySchema,
  unity_id: requiredId(),
  tribe: tribeBadgeSchema.nullable().default(null),
  /** Balance of the dollars account. */
  dollars: number().required().meta(wireNameMeta('dolars')),
  /** The id of the current chapter, which the user has reached last. */
  chapter: number().default(1),
  /** The number of that chapter on the course path, which is shown; null: it is on none. */
  chapter_number: number().nullable().default(null),
  /** Stage of the house: 1 and one more for each concluded chapter, at most `limits.houseStages`. */
  house_stage: number().default(1),
  /** The book of that chapter, where the server returns it. */
  book_id: number().nullable().default(null),
  speaking: number().default(1),
  speaking_in_progress: speakingInProgressSchema.nullable().default(null),
})
export type User = InferType<typeof userSchema>

export const userCalls = defineCalls({
  me: { ...endpoints.me, summary: 'The signed-in user', answer: userSchema },
  unities: { ...endpoints.unities, summary: 'Units of the school, by name', answer: listOf(listedUnitySchema) },
  myUnities: { ...endpoints.myUnities, summary: 'Units of the signed-in user', answer: listOf(unitySchema) },
})
