import { articles, configTests, partners, segments } from './school.ts'
import { archives, books, chapters } from './books.ts'
import type { ManagedEntity } from './entity.ts'
import { exercises } from './exercises.ts'
import type { ManagedName } from './names.ts'
import { products, storeCategories } from './store.ts'
import { speakingBooks, speakingChapters } from './speaking.ts'
import { holidays, rooms } from './timetable.ts'
import { contents, topics } from './topics.ts'

/** Every managed entity. */
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
  rooms,
  holidays,
  'store-categories': storeCategories,
  products,
} satisfies Record<ManagedName, ManagedEntity>

/** The fields of an entity. */
export type FieldsOf<N extends ManagedName> = (typeof managed)[N]['fields']
/** Names of an entity's file slots. */
export type FileSlotOf<N extends ManagedName> = keyof (typeof managed)[N]['files'] & string
/** Fields that an entity's list can be sorted by. */
export type SortOf<N extends ManagedName> = (typeof managed)[N]['sort'][number]

export * from './calls.ts'
export * from './entity.ts'
export * from './field.ts'
export type { ManagedName } from './names.ts'
