import { managed, type ManagedEntity, type ManagedName } from '@the-house/domain'
import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { byName, newest } from '../db/page.ts'
import {
  archives,
  articles,
  books,
  chapters,
  config_test_exercises,
  config_tests,
  contents,
  exercises,
  holidays,
  partner_unities,
  partners,
  rooms,
  segments,
  speaking_books,
  speaking_chapters,
  store_categories,
  store_products,
  tests,
  topics,
  unities,
} from '../db/schema/index.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { assertRoomUnused, limitToPlaces, roomErrors } from './room-rules.ts'
import { requirementErrors } from './row-rules.ts'
import type { Row, RowOf, Values } from './row.ts'
import { schoolRows } from './school-rows.ts'
import { assertCategoryEmpty, assertNothingWaits } from './store-rules.ts'

export type { IdList, Values } from './row.ts'

const inOrder = (...columns: PgColumn[]): SQL[] => columns.map((column) => asc(column))

/** The author of an article is the user who creates it. */
const byAuthor = (user: AuthenticatedUser, created_at: Date): Values => ({ author_id: user.id, created_at })

/** Stores the name and the size of a download, which students see before they load it. */
const asNamed = (row: Values, size: number): Values => ({ file_name: row['name'], size })

/** The ids of an attempt's exercises are in an array, which has no foreign key. */
const inAttempts = sql`exists (select 1 from ${tests} where ${tests.exercise_ids} @> array["exercises"."id"])`

/** The rows by entity. */
const rows: { [N in ManagedName]: RowOf<N> } = {
  books: {
    table: books,
    label: books.name,
    search: [books.name],
    order: inOrder(books.position, books.id),
    files: { cover: books.cover },
  },
  'speaking-books': {
    table: speaking_books,
    label: speaking_books.name,
    search: [speaking_books.name],
    order: inOrder(speaking_books.position, speaking_books.id),
    files: { cover: speaking_books.cover },
  },
  archives: {
    table: archives,
    label: archives.name,
    search: [archives.name, archives.description],
    order: inOrder(archives.book_id, archives.position, archives.id),
    files: { file: archives.file },
    sent: asNamed,
  },
  chapters: {
    table: chapters,
    label: chapters.name,
    search: [chapters.name, chapters.description],
    order: inOrder(chapters.book_id, chapters.position, chapters.id),
    files: { image: chapters.image, video: chapters.video, captions: chapters.captions, pdf: chapters.pdf },
  },
  'speaking-chapters': {
    table: speaking_chapters,
    label: speaking_chapters.name,
    search: [speaking_chapters.name],
    order: inOrder(speaking_chapters.number),
    files: { image: speaking_chapters.image, audio: speaking_chapters.audio },
  },
  topics: {
    table: topics,
    label: topics.name,
    search: [topics.name],
    order: inOrder(topics.chapter_id, topics.position, topics.id),
    assert: requirementErrors,
  },
  contents: {
    table: contents,
    label: contents.subject,
    search: [contents.subject],
    order: inOrder(contents.topic_id, contents.id),
    files: {
      image: contents.image,
      video: contents.video,
      captions: contents.url_captions,
      audio: contents.audio,
      media: contents.media_url,
    },
  },
  exercises: {
    table: exercises,
    label: exercises.title,
    search: [exercises.title, exercises.question],
    order: inOrder(exercises.topic_id, exercises.position, exercises.id),
    files: {
      media: exercises.media,
      captions: exercises.captions,
      audio_extra: exercises.audio_extra,
      image_extra: exercises.image_extra,
    },
    held: inAttempts,
  },
  articles: {
    table: articles,
    label: articles.title,
    search: [articles.title, articles.short_description],
    order: [newest(articles.created_at), newest(articles.id)],
    files: { image: articles.image },
    made: byAuthor,
  },
  partners: {
    table: partners,
    label: partners.name,
    search: [partners.name, partners.address],
    order: byName(partners),
    files: { image: partners.image },
    lists: {
      units_id: {
        table: partner_unities,
        owner: partner_unities.partner_id,
        item: partner_unities.unity_id,
        of: unities,
        permission: 'administer',
      },
    },
  },
  segments: { table: segments, label: segments.name, search: [segments.name], order: byName(segments) },
  'config-tests': {
    table: config_tests,
    label: config_tests.name,
    search: [config_tests.name, config_tests.description],
    order: byName(config_tests),
    lists: {
      exercise_ids: {
        table: config_test_exercises,
        owner: config_test_exercises.config_test_id,
        item: config_test_exercises.exercise_id,
        position: config_test_exercises.position,
        of: exercises,
      },
    },
  },
  ...schoolRows,
  rooms: {
    table: rooms,
    label: rooms.name,
    search: [rooms.name],
    order: byName(rooms),
    assert: roomErrors,
    assertUnused: assertRoomUnused,
    changed: limitToPlaces,
  },
  holidays: {
    table: holidays,
    label: holidays.name,
    search: [holidays.name],
    order: inOrder(holidays.first_day, holidays.id),
  },
  'store-categories': {
    table: store_categories,
    label: store_categories.name,
    search: [store_categories.name],
    order: byName(store_categories),
    assertUnused: assertCategoryEmpty,
  },
  products: {
    table: store_products,
    label: store_products.name,
    search: [store_products.name, store_products.description],
    order: byName(store_products),
    files: { image: store_products.image },
    assertUnused: assertNothingWaits,
  },
}

/** A definition with the server's row. */
export interface Entity {
  name: ManagedName
  definition: ManagedEntity
  row: Row
}

const isManaged = (name: string): name is ManagedName => name in managed

/** Returns the entity with a name. */
export function entityOf(name: string): Entity {
  if (!isManaged(name)) throw new Error(`Nothing is managed as ${name}.`)
  return { name, definition: managed[name], row: rows[name] }
}

export const entities: readonly Entity[] = Object.keys(managed).map(entityOf)
