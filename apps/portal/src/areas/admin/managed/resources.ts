import type { ManagedName } from '@the-house/domain'
import { configTests } from './config-tests.ts'
import { exercises } from './exercises.ts'
import { archives, books, chapters, contents, topics } from './course.ts'
import type { Resource } from '../resource/resource.ts'
import { articles, holidays, partners, rooms, segments } from './school.ts'
import { products, storeCategories } from './store.ts'
import { speakingBooks, speakingChapters } from './speaking.ts'

/** The entities with a generic list and form. */
export type ResourceName = ManagedName

/** The registry of all entities with a generic list and form. */
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
  rooms,
  holidays,
  'store-categories': storeCategories,
  products,
}
