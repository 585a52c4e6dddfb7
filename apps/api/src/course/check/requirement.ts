import type { CourseFindingToken } from '@the-house/domain'
import type { CheckedTopic } from './read.ts'

type Topics = ReadonlyMap<number, CheckedTopic>

const requiredBy = (topics: Topics, { requirement_id }: CheckedTopic) => topics.get(requirement_id ?? 0)

/** Whether a topic requires itself, through others. */
function isCircular(topics: Topics, topic: CheckedTopic): boolean {
  const seen = new Set<number>()
  for (let next = requiredBy(topics, topic); next && !seen.has(next.id); next = requiredBy(topics, next)) {
    if (next.id === topic.id) return true
    if (next.deleted) return false
    seen.add(next.id)
  }
  return false
}

/** Whether the chapter of one topic comes after that of another one in the course. */
function isLater(one: CheckedTopic, other: CheckedTopic): boolean {
  const at = one.place.findIndex((number, index) => number !== other.place[index])
  return (one.place[at] ?? 0) > (other.place[at] ?? 0)
}

/**
 * Whether students see a required topic. Of a chapter that is a draft all is counted as published, since it will be with
 * the chapter; so is what a draft requires in its chapter.
 */
function isSeen(required: CheckedTopic, topic: CheckedTopic): boolean {
  if (required.chapter_id !== topic.chapter_id) return required.published && required.open
  return required.published || !topic.published || !topic.chapterPublished
}

/** What is wrong with the requirement of a topic; null: nothing. */
export function requirementFault(topics: Topics, topic: CheckedTopic): CourseFindingToken | null {
  const required = requiredBy(topics, topic)
  if (!required) return null
  if (required.deleted) return 'requirement.deleted'
  if (isCircular(topics, topic)) return 'requirement.circular'
  if (isLater(required, topic)) return 'requirement.later'
  if (!isSeen(required, topic)) return 'requirement.draft'
  return isBlocked(topics, required) ? 'requirement.unreachable' : null
}

/** Whether a topic never opens. A requirement that students do not see counts for nothing, unless its chapter hides it. */
export function isBlocked(topics: Topics, topic: CheckedTopic): boolean {
  const fault = requirementFault(topics, topic)
  if (fault === 'requirement.draft') return requiredBy(topics, topic)?.published ?? false
  return fault !== null && fault !== 'requirement.deleted'
}
