import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { listQuery, sharedAnswer } from './managed/calls.ts'
import { outputsOf } from './managed/field.ts'
import { partners, segments } from './managed/school.ts'
import { pageOf, sizeUpTo } from './paging.ts'
import { boolean, id, instant, number, object, picture, requiredId } from './validation.ts'

/** Fields that are returned only to users who may edit. */
const kept = { version: number(), updated_at: instant().nullable() }

export const segmentSchema = object({ id: requiredId(), ...outputsOf(segments.fields) })
export type Segment = InferType<typeof segmentSchema>

/** Every field of a partner: readers get the fields of its managed definition. */
export const partnerSchema = object({
  id: requiredId(),
  ...outputsOf(partners.fields),
  segment: segmentSchema,
  image: picture(),
})
export type Partner = InferType<typeof partnerSchema>

/** All of the school, for the users who manage them. */
const all = boolean()

export const partnerCalls = defineCalls({
  partners: {
    ...endpoints.partners,
    summary: 'Partners of the school that the own unit has, by name',
    query: listQuery(partners).shape({ segment_id: id(), all }),
    answer: pageOf(partnerSchema.shape(kept), {}),
  },
  partner: {
    ...endpoints.partner,
    summary: 'One partner',
    params: object({ id: requiredId() }),
    /** What users who may edit the partner get is as it is stored. */
    answer: sharedAnswer(partners, partnerSchema),
  },
  segments: {
    ...endpoints.segments,
    summary: 'Segments that partners belong to, by name',
    // A form loads all of them into one select.
    query: listQuery(segments).shape({ size: sizeUpTo(limits.segmentsMax), all }),
    answer: pageOf(segmentSchema.shape(kept), {}),
  },
  replaceSegment: {
    ...endpoints.replaceSegment,
    summary: 'Remove a segment whose partners move to another one',
    params: object({ id: requiredId() }),
    body: object({ move_to: requiredId() }),
  },
})
