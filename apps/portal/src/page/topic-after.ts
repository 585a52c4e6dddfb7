import type { Topic } from '@the-house/domain'

/** Returns the next topic of the chapter that is open. */
export function topicAfter(topics: readonly Topic[], id: number): Topic | undefined {
  const at = topics.findIndex((topic) => topic.id === id)
  return topics.slice(at + 1).find(({ available }) => available)
}
