import type { Notification } from '@the-house/domain'
import type { Tabs } from '../../device/tabs.ts'
import type { Word } from './feed.ts'

export const notificationOf = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  read: false,
  notification_type: 'MESSAGE',
  params: { user_test_id: null, exercise_id: null, topic: null, chapter_id: null },
  title: `Notification ${id}`,
  message: null,
  created_at: '2026-03-02T17:02:00Z',
  ...changes,
})

/** Tabs of one browser: they hear each other, and one has the turn at a time. */
export function tabsOfOnePortal() {
  const ears: { owner: object; hear: (word: Word) => void }[] = []
  const queue: (() => void)[] = []

  function takeTurn(granted: () => void): () => void {
    queue.push(granted)
    if (queue.length === 1) granted()
    return () => {
      const held = queue[0] === granted
      queue.splice(queue.indexOf(granted), 1)
      if (held) queue[0]?.()
    }
  }

  function tab(): Tabs<Word> {
    const owner = {}
    return {
      say: (word) => {
        for (const ear of ears) if (ear.owner !== owner) ear.hear(word)
      },
      hear: (hear) => {
        ears.push({ owner, hear })
      },
    }
  }

  return { tab, takeTurn }
}

/** By the clock of the test. */
export function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
