import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { managedAnswer } from './managed/calls.ts'
import { partners } from './managed/school.ts'
import { pageOf, pageQuery, sizeUpTo } from './paging.ts'
import { array, boolean, file, id, instant, number, object, requiredId, string, trimmed } from './validation.ts'

/** What is told to those who may change a thing. */
const kept = { version: number(), updated_at: instant().nullable() }

export const segmentSchema = object({ id: requiredId(), name: string().required() })
export type Segment = InferType<typeof segmentSchema>

export const partnerSchema = object({
  id: requiredId(),
  name: string().required(),
  address: string().default(''),
  site: string().default(''),
  segment_id: requiredId(),
  segment: segmentSchema,
  /** Digits alone. */
  phone: string().default(''),
  /** Html. */
  description: string().default(''),
  /** Per cent; null: none. */
  discount: number().nullable().default(null),
  /** The units whose people get it; none: all units. */
  units_id: array(number().required()).required(),
  image: file(),
})
export type Partner = InferType<typeof partnerSchema>

const search = pageQuery.shape({
  term: trimmed().max(100, 'validation.text'),
  /** All of the school, in any order, for those who manage them. */
  all: boolean(),
  sort: string().oneOf(['name', '-name']),
  removed: boolean(),
})

export const partnerCalls = defineCalls({
  partners: {
    ...endpoints.partners,
    summary: 'Partners of the school that the own unit has, by name',
    query: search.shape({ segment_id: id() }),
    answer: pageOf(partnerSchema.shape(kept), {}),
  },
  partner: {
    ...endpoints.partner,
    summary: 'One partner',
    params: object({ id: requiredId() }),
    /** `managed` is for those who may change it. */
    answer: partnerSchema.shape({ managed: managedAnswer(partners) }),
  },
  segments: {
    ...endpoints.segments,
    summary: 'Segments that partners belong to, by name',
    // A form offers all of them in one select.
    query: search.shape({ size: sizeUpTo(limits.segmentsMax) }),
    answer: pageOf(segmentSchema.shape(kept), {}),
  },
})
