import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { number, object, requiredId, string } from './validation.ts'

export const tribeSchema = object({
  id: requiredId(),
  name: string().required(),
  /** What its members have earned in the month. */
  fortune: number().required(),
})
export type Tribe = InferType<typeof tribeSchema>

export const tribeCalls = defineCalls({
  myTribe: { ...endpoints.myTribe, summary: 'The own tribe and its fortune of this month', answer: tribeSchema },
})
