import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { listOf } from './paging.ts'
import { instant, object, requiredId, string } from './validation.ts'

/** A class that a student has booked. */
export const myClassSchema = object({
  id: requiredId(),
  name: string().required(),
  /** The room, or the word for a class online. */
  room: string().default(''),
  teacher: string().default(''),
  start_date: instant().required(),
  end_date: instant().required(),
})
export type MyClass = InferType<typeof myClassSchema>

export const classCalls = defineCalls({
  myClasses: {
    ...endpoints.myClasses,
    summary: 'Classes that the signed-in student has booked for this week, the next one first',
    answer: listOf(myClassSchema),
  },
})
