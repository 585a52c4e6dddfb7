import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { notificationTypes } from './kinds.ts'
import { pageOf, pageQuery } from './paging.ts'
import { wireNameMeta } from './wire-names.ts'
import { boolean, instant, number, object, requiredId, string } from './validation.ts'

export const notificationSchema = object({
  id: requiredId().meta(wireNameMeta('_id')),
  read: boolean().required(),
  notification_type: string().oneOf(notificationTypes).required(),
  /** Parameters of the link that the notification opens, by its type. */
  params: object({
    user_test_id: number().nullable().default(null),
    exercise_id: number().nullable().default(null),
    /** The topic's id. */
    topic: number().nullable().default(null),
    chapter_id: number().nullable().default(null),
  }),
  title: string().required(),
  /** The text of a MESSAGE, in plain text; null: it has none, or was recalled. */
  message: string().nullable().default(null),
  /** The language of the title and the text of a message of the school; null: not known. */
  lang: string().nullable().default(null),
  /** Whether the school has recalled the message since it was read. */
  recalled: boolean().default(false),
  created_at: instant().required(),
})
export type Notification = InferType<typeof notificationSchema>

export const notificationCalls = defineCalls({
  notifications: {
    ...endpoints.notifications,
    summary: 'Notifications of the signed-in user, the newest first',
    query: pageQuery.shape({
      /** Only unread notifications. */
      unread: boolean().default(false),
    }),
    answer: pageOf(notificationSchema, { unread: number().required() }),
  },
  markNotificationRead: {
    ...endpoints.markNotificationRead,
    summary: 'Mark a notification read',
    params: object({ id: requiredId() }),
  },
  readNotifications: {
    ...endpoints.readNotifications,
    summary: 'Mark every notification read that is not newer than one',
    body: object({
      /** The newest notification that its receiver has seen; newer ones stay unread. */
      until: requiredId(),
    }),
  },
})
