import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { myClassSchema } from './classes.ts'
import { nextStepSchema } from './course.ts'
import type { DashboardPart } from './dashboard-parts.ts'
import { endpoints } from './endpoints.ts'
import { articleSchema } from './news.ts'
import { todoSchema } from './todo.ts'
import { tribeSchema } from './tribes.ts'
import { array, object } from './validation.ts'

/** What the cards of the dashboard show; null: the user has no such card, or it could not be read. */
export const dashboardSchema = object({
  next: nextStepSchema.nullable().default(null),
  todo: todoSchema.nullable().default(null),
  /** null, too: the user has no tribe. */
  tribe: tribeSchema.nullable().default(null),
  /** Of this week. */
  classes: array(myClassSchema).nullable().default(null),
  /** The latest articles. */
  news: array(articleSchema).nullable().default(null),
} satisfies Record<DashboardPart, unknown>)
export type Dashboard = InferType<typeof dashboardSchema>

export const dashboardCalls = defineCalls({
  myDashboard: {
    ...endpoints.myDashboard,
    summary: 'What the dashboard of the signed-in user shows, in one call',
    answer: dashboardSchema,
  },
})
