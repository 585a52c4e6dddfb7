import { apiBase, type Topic } from '@the-house/domain'
import type { Cache } from 'swr'
import { keyOf } from '../api/use-api-query.ts'
import { firstOpen } from './first-open.ts'
import { topicPath } from './topic-path.ts'

/** What of the course is on the device, as paths. */
export interface KeptPlaces {
  /** The topic to go on with in the chapter begun; null: none was opened here. */
  topic: string | null
  /** Whether the list of books is here. */
  books: boolean
}

type Read = Pick<Cache<unknown>, 'get' | 'keys'>

const topicsIn = (cache: Read, chapter: number): Topic[] => {
  const read: unknown = cache.get(keyOf('GET /chapters/:id/topics', { params: { id: chapter } }))?.data
  return isTopics(read) ? read.content : []
}

const isTopics = (read: unknown): read is { content: Topic[] } =>
  typeof read === 'object' && read !== null && 'content' in read && Array.isArray(read.content)

/** The call that a topic is read with. */
const readOf = (chapter: number, { id, type }: Topic): string =>
  `${apiBase}/chapters/${chapter}/${type === 'CONTENT' ? 'content' : 'exercises'}?topic_id=${id}`

/** The topics of a chapter that were opened on this device. */
export const keptTopics = (cache: Read, chapter: number): Topic[] =>
  topicsIn(cache, chapter).filter((topic) => cache.get(readOf(chapter, topic))?.data !== undefined)

/** What of the course the cache of reads has, the student's own chapter first. */
export function keptPlaces(cache: Read, own: number): KeptPlaces {
  const opened = Array.from(cache.keys()).flatMap((key) => /\/chapters\/(\d+)\/topics$/.exec(key)?.[1] ?? [])
  for (const chapter of [own, ...opened.map(Number)]) {
    const topics = keptTopics(cache, chapter)
    const next = firstOpen(topics)
    if (next) return { topic: topicPath(chapter, next), books: hasBooks(cache) }
  }
  return { topic: null, books: hasBooks(cache) }
}

const hasBooks = (cache: Read): boolean => cache.get(keyOf('GET /me/books', {}))?.data !== undefined
