import type { Topic } from '@the-house/domain'
import { paths } from './paths.ts'

/** The path of a topic; `search` (which may name an exercise) is kept for topics with exercises. */
export function topicPath(chapter: number, topic: Pick<Topic, 'id' | 'name' | 'type'>, search = ''): string {
  if (topic.type === 'CONTENT') return paths.content(chapter, topic)
  return `${paths.exercises(chapter, topic)}${search && `?${search}`}`
}
