import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { tribeColors, tribeSymbols } from './kinds.ts'
import { listOf } from './paging.ts'
import { array, day, number, object, requiredId, string } from './validation.ts'

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

const seasonDays = object({
  id: requiredId(),
  name: string().required(),
  /** Both inclusive. */
  first_day: string().required(),
  last_day: string().required(),
})

const currentSeasonSchema = seasonDays.shape({
  /** Full days until its last day, by the calendar of the user's unit; 0: it is the last one. */
  days_left: number().required(),
  /** The tribes by what they have earned in it so far, the richest first. */
  content: array(tribeSchema).required(),
})
export type CurrentSeason = InferType<typeof currentSeasonSchema>

const pastSeasonSchema = seasonDays.shape({
  /** Who had the largest fortune; several share it, and nobody where nothing was earned. */
  winners: array(tribeSchema).required(),
})
export type PastSeason = InferType<typeof pastSeasonSchema>

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
  seasons: {
    ...endpoints.seasons,
    summary: 'The running season with its ranking, and the winners of past ones, the latest first',
    answer: object({ current: currentSeasonSchema.nullable().default(null), past: array(pastSeasonSchema).required() }),
  },
  allTribes: {
    ...endpoints.allTribes,
    summary: 'Every tribe with the fortune of all times, by name',
    answer: listOf(tribeSchema),
  },
  myTribe: { ...endpoints.myTribe, summary: 'The own tribe and its fortune of this month', answer: tribeSchema },
})
