import type { Topic } from '@the-house/domain'

/** The next topic of the chapter that may be opened. */
export function topicAfter(topics: readonly Topic[], id: number): Topic | undefined {
  const at = topics.findIndex((topic) => topic.id === id)
  return topics.slice(at + 1).find(({ available }) => available)
}
