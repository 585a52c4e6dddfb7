import type { Notification } from '@the-house/domain'
import type { TabChannel } from '../../device/tab-channel.ts'
import type { FeedMessage } from './feed.ts'

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

/** Simulates the tabs of one browser: they receive each other's messages, and one is the leader. */
export function tabsOfOnePortal() {
  const ears: { owner: object; hear: (message: FeedMessage) => void }[] = []
  const queue: (() => void)[] = []

  function requestLeadership(granted: () => void): () => void {
    queue.push(granted)
    if (queue.length === 1) granted()
    return () => {
      const held = queue[0] === granted
      queue.splice(queue.indexOf(granted), 1)
      if (held) queue[0]?.()
    }
  }

  function tab(): TabChannel<FeedMessage> {
    const owner = {}
    return {
      post: (message) => {
        for (const ear of ears) if (ear.owner !== owner) ear.hear(message)
      },
      subscribe: (hear) => {
        ears.push({ owner, hear })
      },
    }
  }

  return { tab, requestLeadership }
}

/** Runs `work` later by the fake clock of the test. */
export function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
