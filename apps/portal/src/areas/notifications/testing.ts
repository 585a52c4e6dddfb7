import type { Notification } from '@the-house/domain'

export const notificationOf = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  read: false,
  notification_type: 'MESSAGE',
  params: { user_test_id: null, exercise_id: null, topic: null, chapter_id: null },
  title: `Notification ${id}`,
  message: null,
  lang: null,
  recalled: false,
  created_at: '2026-03-02T17:02:00Z',
  ...changes,
})
