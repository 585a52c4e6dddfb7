import type { Topic } from '@the-house/domain'

/** Returns the topic at which a chapter opens: its first available exercises, else its first available topic. */
export function firstTopic(topics: readonly Topic[]): Topic | undefined {
  const open = topics.filter(({ available }) => available)
  return open.find(({ type }) => type === 'EXERCISE') ?? open[0]
}
