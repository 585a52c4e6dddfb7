import type { Topic } from '@the-house/domain'

/** Where a chapter opens: the first exercises that may be done, else the first topic that may be seen. */
export function firstTopic(topics: readonly Topic[]): Topic | undefined {
  const open = topics.filter(({ available }) => available)
  return open.find(({ type }) => type === 'EXERCISE') ?? open[0]
}
