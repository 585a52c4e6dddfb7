import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { notificationTypes } from './kinds.ts'
import { pageOf, pageQuery } from './paging.ts'
import { onWire } from './spelling.ts'
import { boolean, instant, number, object, requiredId, string } from './validation.ts'

export const notificationSchema = object({
  id: requiredId().meta(onWire('_id')),
  read: boolean().required(),
  notification_type: string().oneOf(notificationTypes).required(),
  /** Where it leads, by its type. */
  params: object({
    user_test_id: number().nullable().default(null),
    exercise_id: number().nullable().default(null),
    /** The topic's id. */
    topic: number().nullable().default(null),
    chapter_id: number().nullable().default(null),
  }),
  title: string().required(),
  /** What a MESSAGE says: plain text. */
  message: string().nullable().default(null),
  created_at: instant().required(),
})
export type Notification = InferType<typeof notificationSchema>

export const notificationCalls = defineCalls({
  notifications: {
    ...endpoints.notifications,
    summary: 'Notifications of the signed-in user, the newest first',
    query: pageQuery.shape({
      /** Those alone that are not read yet. */
      unread: boolean().default(false),
    }),
    answer: pageOf(notificationSchema, { unread: number().required() }),
  },
  readNotification: {
    ...endpoints.readNotification,
    summary: 'Mark a notification read',
    params: object({ id: requiredId() }),
  },
  readNotifications: {
    ...endpoints.readNotifications,
    summary: 'Mark every notification read that is not newer than one',
    body: object({
      /** The newest that its reader has seen; what came since stays unread. */
      until: requiredId(),
    }),
  },
})
