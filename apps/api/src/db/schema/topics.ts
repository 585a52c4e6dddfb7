import { mediaTypes, topicIcons, topicTypes } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { chapters } from './books.ts'
import { id, instant, managed, publication } from './columns.ts'
import { users } from './users.ts'

export const topics = pgTable(
  'topics',
  {
    id: id(),
    chapter_id: integer()
      .notNull()
      .references(() => chapters.id),
    position: integer().notNull(),
    name: text().notNull(),
    type: text({ enum: topicTypes }).notNull(),
    icon: text({ enum: topicIcons }),
    /** The topic that has to be finished first. */
    requirement_id: integer().references((): AnyPgColumn => topics.id, { onDelete: 'set null' }),
    /** Whether finishing it finishes the chapter. */
    finish_chapter: boolean().notNull().default(false),
    /** Whether each exercise tells at once if it was right. */
    show_feedback: boolean().notNull().default(true),
    ...publication(),
    ...managed(),
  },
  (t) => [index('topics_chapter').on(t.chapter_id, t.position), index('topics_requirement').on(t.requirement_id)],
)

export const contents = pgTable(
  'contents',
  {
    id: id(),
    topic_id: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** Html. */
    description: text().notNull().default(''),
    type_file: text({ enum: ['IMAGE', 'VIDEO', 'AUDIO'] }),
    /** Key of a file. */
    image: text(),
    image_text: text().notNull().default(''),
    /** Key of a file. */
    video: text(),
    /** Where no file of our own is shown. */
    url_video: text(),
    /** Key of a WebVTT file. */
    url_captions: text(),
    /** Key of a file. */
    audio: text(),
    /** Html. */
    transcript: text(),
    media_type: text({ enum: mediaTypes }),
    /** Key of a file, or an https address. */
    media_url: text(),
    ...publication(),
    ...managed(),
  },
  (t) => [
    uniqueIndex('contents_topic_id_unique')
      .on(t.topic_id)
      .where(sql`${t.deleted_at} is null`),
  ],
)

/** Who has finished what; the row that makes finishing pay once. */
export const topic_conclusions = pgTable(
  'topic_conclusions',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic_id: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    concluded_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.topic_id] }), index('topic_conclusions_topic').on(t.topic_id)],
)
