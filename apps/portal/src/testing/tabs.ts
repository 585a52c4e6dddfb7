import type { TabChannel } from '../device/tab-channel.ts'

/** Simulates the tabs of one browser: they receive each other's messages, and one is the leader. */
export function tabsOfOnePortal<Message>() {
  const ears: { owner: object; hear: (message: Message) => void }[] = []
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

  function tab(): TabChannel<Message> {
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
