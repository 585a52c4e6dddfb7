import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { array, instant, number, object, requiredId, string, type Schema } from './validation.ts'

/** A test of the user that is not done: it may be started, will open, or runs. */
export const todoTestSchema = object({
  kind: string().oneOf(['TEST']).required(),
  id: requiredId(),
  name: string().required(),
  status: string().oneOf(['PENDING', 'STARTED']).required(),
  /** Its time limit, extra time included; null: no limit. */
  minutes: number().nullable().default(null),
  /** It may be started from `opens_at` on and before `closes_at`; null: at any time. */
  opens_at: instant().nullable().default(null),
  closes_at: instant().nullable().default(null),
  /** The end of a running test, for the time left by `server_time`. */
  end_at: instant().nullable().default(null),
})
export type TodoTest = InferType<typeof todoTestSchema>

/** Where an answer of the user stands: in a test, or in the practice of a topic. */
const place = object({
  /** The attempt; null: the current one of its topic. */
  test_id: number().nullable().default(null),
  exercise_id: requiredId(),
  /** null, as the chapter: the answer is part of a test. */
  topic_id: number().nullable().default(null),
  chapter_id: number().nullable().default(null),
  /** The title of the exercise. */
  title: string().default(''),
})

/** An answer that was marked by a teacher since the user last looked: its notification is unread. */
export const todoCorrectionSchema = place.shape({
  kind: string().oneOf(['CORRECTION']).required(),
  /** To be marked as read when the answer is opened. */
  notification_id: requiredId(),
})
export type TodoCorrection = InferType<typeof todoCorrectionSchema>

/** A corrected text below the pass mark that the user has not written again. */
export const todoSecondVersionSchema = place.shape({ kind: string().oneOf(['SECOND_VERSION']).required() })
export type TodoSecondVersion = InferType<typeof todoSecondVersionSchema>

/** A class that the user has booked, or gives, until the end of tomorrow in the unit's time zone. */
export const todoClassSchema = object({
  kind: string().oneOf(['CLASS', 'TAUGHT_CLASS']).required(),
  id: requiredId(),
  name: string().required(),
  room: string().default(''),
  start_date: instant().required(),
  end_date: instant().required(),
})
export type TodoClass = InferType<typeof todoClassSchema>

/** A queue of a teacher's scope in which something waits. */
export const todoQueueSchema = object({
  kind: string().oneOf(['CORRECTIONS', 'TEST_CORRECTIONS', 'OBJECTIONS']).required(),
  count: number().required(),
  /** Since when the oldest of them waits. */
  oldest_at: instant().required(),
})
export type TodoQueue = InferType<typeof todoQueueSchema>

/** At most `limits.todoItems` entries of one kind, the most urgent first; `total` counts all of them. */
const upToLimit = <S extends Schema>(item: S) =>
  object({ content: array(item).required(), total: number().required() }).required()

/** All that waits for a user. */
export const todoSchema = object({
  server_time: instant().required(),
  tests: upToLimit(todoTestSchema),
  corrections: upToLimit(todoCorrectionSchema),
  second_versions: upToLimit(todoSecondVersionSchema),
  classes: upToLimit(todoClassSchema),
  queues: array(todoQueueSchema).required(),
  /** The unread notifications of tests: a badge that counts `tests` leaves them out. */
  test_notices: array(requiredId()).required(),
})
export type Todo = InferType<typeof todoSchema>

export const todoCalls = defineCalls({
  myTodo: {
    ...endpoints.myTodo,
    summary: 'All that waits for the signed-in user: gone when it is done, not when its notification is read',
    answer: todoSchema,
  },
})
