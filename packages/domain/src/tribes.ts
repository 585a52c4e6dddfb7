import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { tribeColors, tribeSymbols } from './kinds.ts'
import { listOf } from './paging.ts'
import { day, number, object, requiredId, string } from './validation.ts'

/** A tribe as it is shown: its name and its badge. */
export const tribeBadgeSchema = object({
  id: requiredId(),
  name: string().required(),
  symbol: string().oneOf(tribeSymbols).required(),
  color: string().oneOf(tribeColors).required(),
})
export type TribeBadge = InferType<typeof tribeBadgeSchema>

export const tribeSchema = tribeBadgeSchema.shape({
  /** The dollars that its members earned in the month. */
  fortune: number().required(),
})
export type Tribe = InferType<typeof tribeSchema>

export const tribeCalls = defineCalls({
  tribes: {
    ...endpoints.tribes,
    summary: 'Tribes with the fortune of some days, the richest first',
    query: object({
      start_date: day().required('validation.required'),
      end_date: day().required('validation.required'),
    }),
    answer: listOf(tribeSchema),
  },
  allTribes: {
    ...endpoints.allTribes,
    summary: 'Every tribe with the fortune of all times, by name',
    answer: listOf(tribeSchema),
  },
  myTribe: { ...endpoints.myTribe, summary: 'The own tribe and its fortune of this month', answer: tribeSchema },
})
