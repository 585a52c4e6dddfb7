import type { NextStep } from '@the-house/domain'
import { paths } from '../paths.ts'
import { topicPath } from '../topic-path.ts'

/** The path of a next step; where there is nothing to do now, that of the books. */
export function stepPath({ kind, params: { chapter, topic, test } }: NextStep): string {
  if (kind === 'TEST' && test) return paths.test(test.id)
  if (kind === 'CLASS') return paths.onlineClasses
  return chapter && topic ? topicPath(chapter.id, topic) : paths.books
}
