import type { ManagedName } from '@the-house/domain'
import { configTests } from './config-tests.ts'
import { exercises } from './exercises.ts'
import { archives, books, chapters, contents, topics } from './course.ts'
import type { Resource } from './resource.ts'
import { articles, partners, segments } from './school.ts'
import { speakingBooks, speakingChapters } from './speaking.ts'

/** What has a list and a form of the common kind. */
export type ResourceName = ManagedName

/** Everything that is managed in lists and forms of the common kind. */
export const resources: Record<ResourceName, Resource> = {
  books,
  chapters,
  topics,
  contents,
  exercises,
  archives,
  'speaking-books': speakingBooks,
  'speaking-chapters': speakingChapters,
  articles,
  partners,
  segments,
  'config-tests': configTests,
}
