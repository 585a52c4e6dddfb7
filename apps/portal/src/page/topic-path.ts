import type { Topic } from '@the-house/domain'
import { paths } from './paths.ts'

/** Where a topic is done; `search` (an exercise that is named) is kept for exercises. */
export function topicPath(chapter: number, topic: Pick<Topic, 'id' | 'name' | 'type'>, search = ''): string {
  if (topic.type === 'CONTENT') return paths.content(chapter, topic)
  return `${paths.exercises(chapter, topic)}${search && `?${search}`}`
}
