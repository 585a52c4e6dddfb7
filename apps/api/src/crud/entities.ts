import {
  canPublish,
  exerciseDraftSchema,
  lintExercise,
  managed,
  type Gate,
  type ManagedEntity,
  type ManagedName,
} from '@the-house/domain'
import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
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
  partner_unities,
  partners,
  segments,
  speaking_books,
  speaking_chapters,
  tests,
  topics,
  unities,
} from '../db/schema/index.ts'
import type { SignedIn } from '../plugins/session.ts'

/** A table of things that are made and changed, as `managed()` of the schema's columns begins it. */
export type ManagedTable = PgTable & Record<'id' | 'version' | 'updated_at' | 'deleted_at', PgColumn>

/** Ids that a thing holds in a table of their own. */
export interface IdList {
  table: PgTable
  owner: PgColumn
  item: PgColumn
  /** Where their order counts. */
  position?: PgColumn
  of: PgTable & { id: PgColumn; deleted_at?: PgColumn }
  /** Who may change it; what anybody else sends changes nothing. */
  gate?: Gate
}

export type Values = Record<string, unknown>

/** What the server adds to the definition of an entity. Columns bear the names of fields and of places for files. */
export interface Row {
  table: ManagedTable
  /** What one of them is called. */
  label: PgColumn
  /** What is looked through. */
  search: readonly PgColumn[]
  /** Its own order. */
  order: readonly SQL[]
  /** Columns of files that are not called as their place. */
  files?: Record<string, PgColumn>
  lists?: Record<string, IdList>
  /** What is wrong with it as a whole, by field; `kept` is how it was before. */
  check?: (body: Values, kept?: Values) => Record<string, string> | undefined
  /** What is written beside the fields of a new one. */
  made?: (user: SignedIn, now: Date) => Values
  /** Whether something of a student hangs on one of them that no foreign key tells of. */
  held?: SQL
  /** What is written beside the key of a file. */
  sent?: (row: Values, bytes: number) => Values
}

const inOrder = (...columns: PgColumn[]): SQL[] => columns.map((column) => asc(column))

/** Whoever begins an article has written it. */
const byAuthor = (user: SignedIn, created_at: Date): Values => ({ author_id: user.id, created_at })

/** People keep it under the name that it has here, and hear before how large it is. */
const asNamed = (row: Values, size: number): Values => ({ file_name: row['name'], size })

/** Attempts name their exercises in a list. */
const inAttempts = sql`exists (select 1 from ${tests} where ${tests.exercise_ids} @> array["exercises"."id"])`

/** A topic that waits for itself would never open. */
const waitsForOther = ({ requirement_id }: Values, kept?: Values): Record<string, string> | undefined =>
  kept && requirement_id === kept['id'] ? { requirement_id: 'validation.id' } : undefined

/** What a student would stumble on stays a draft. */
function isWhole(body: Values, kept: Values = {}): Record<string, string> | undefined {
  if (body['published'] !== true) return undefined
  const { media, audio_extra, image_extra } = kept
  const files = { media_url: media ?? body['media_url'], audio_extra, image_extra }
  const draft = exerciseDraftSchema.validateSync({ ...body, ...files })
  return canPublish(lintExercise(draft)) ? undefined : { published: 'validation.unfinished' }
}

/** One row an entity. */
const rows: Record<ManagedName, Row> = {
  books: { table: books, label: books.name, search: [books.name], order: inOrder(books.position, books.id) },
  'speaking-books': {
    table: speaking_books,
    label: speaking_books.name,
    search: [speaking_books.name],
    order: inOrder(speaking_books.position, speaking_books.id),
  },
  archives: {
    table: archives,
    label: archives.name,
    search: [archives.name, archives.description],
    order: inOrder(archives.book_id, archives.position, archives.id),
    sent: asNamed,
  },
  chapters: {
    table: chapters,
    label: chapters.name,
    search: [chapters.name, chapters.description],
    order: inOrder(chapters.book_id, chapters.position, chapters.id),
  },
  'speaking-chapters': {
    table: speaking_chapters,
    label: speaking_chapters.name,
    search: [speaking_chapters.name],
    order: inOrder(speaking_chapters.number),
  },
  topics: {
    table: topics,
    label: topics.name,
    search: [topics.name],
    order: inOrder(topics.chapter_id, topics.position, topics.id),
    check: waitsForOther,
  },
  contents: {
    table: contents,
    label: contents.subject,
    search: [contents.subject],
    order: inOrder(contents.topic_id, contents.id),
    files: { captions: contents.url_captions, media: contents.media_url },
  },
  exercises: {
    table: exercises,
    label: exercises.title,
    search: [exercises.title, exercises.question],
    order: inOrder(exercises.topic_id, exercises.position, exercises.id),
    check: isWhole,
    held: inAttempts,
  },
  articles: {
    table: articles,
    label: articles.title,
    search: [articles.title, articles.short_description],
    order: [newest(articles.created_at), newest(articles.id)],
    made: byAuthor,
  },
  partners: {
    table: partners,
    label: partners.name,
    search: [partners.name, partners.address],
    order: byName(partners),
    lists: {
      units_id: {
        table: partner_unities,
        owner: partner_unities.partner_id,
        item: partner_unities.unity_id,
        of: unities,
        gate: 'manageContent',
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
}

/** A definition with what the server adds to it. */
export interface Entity {
  name: ManagedName
  definition: ManagedEntity
  row: Row
}

const isManaged = (name: string): name is ManagedName => name in managed

/** The entity of a name, as a definition gives it. */
export function entityOf(name: string): Entity {
  if (!isManaged(name)) throw new Error(`Nothing is managed as ${name}.`)
  return { name, definition: managed[name], row: rows[name] }
}

export const entities: readonly Entity[] = Object.keys(managed).map(entityOf)
