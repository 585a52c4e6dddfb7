import { workLinks, type WorkItem, type WorkKind } from '@the-house/domain'

interface Counted {
  count: number
  /** null: nothing waits. */
  oldest: Date | string | null
  ages?: number[]
}

/** What waits of a kind; nothing where the count is 0. */
export const itemsOf = (kind: WorkKind, { count, oldest, ages }: Counted): WorkItem[] =>
  count === 0
    ? []
    : [
        {
          kind,
          count,
          oldest_at: oldest && new Date(oldest).toISOString(),
          href: workLinks[kind],
          ages: ages ?? null,
        },
      ]
