import { articles, configTests, partners, segments } from './school.ts'
import { archives, books, chapters } from './books.ts'
import type { ManagedEntity } from './entity.ts'
import { exercises } from './exercises.ts'
import { speakingBooks, speakingChapters } from './speaking.ts'
import { contents, topics } from './topics.ts'

/** Everything that is managed, by the name that the portal's addresses bear. */
export const managed = {
  books,
  'speaking-books': speakingBooks,
  archives,
  chapters,
  'speaking-chapters': speakingChapters,
  topics,
  contents,
  exercises,
  articles,
  partners,
  segments,
  'config-tests': configTests,
} satisfies Record<string, ManagedEntity>

export type ManagedName = keyof typeof managed

export * from './calls.ts'
export * from './entity.ts'
export { isHtml } from './fields.ts'
