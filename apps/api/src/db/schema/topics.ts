import { mediaTypes, noHtml, topicIcons, topicTypes } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { chapters } from './books.ts'
import { html, id, instant, managed, publication, type ColumnsOf } from './columns.ts'
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
    /** The required topic, which has to be concluded first. */
    requirement_id: integer().references((): AnyPgColumn => topics.id, { onDelete: 'set null' }),
    /** Whether concluding it concludes the chapter. */
    finish_chapter: boolean().notNull().default(false),
    /** Whether the mark of each exercise is shown at once. */
    show_feedback: boolean().notNull().default(true),
    ...publication(),
    ...managed(),
  },
  (t) => [index('topics_chapter').on(t.chapter_id, t.position), index('topics_requirement').on(t.requirement_id)],
) satisfies ColumnsOf<'topics'>

export const contents = pgTable(
  'contents',
  {
    id: id(),
    topic_id: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    description: html().notNull().default(noHtml),
    type_file: text({ enum: ['IMAGE', 'VIDEO', 'AUDIO'] }),
    /** Key of a file. */
    image: text(),
    image_text: text().notNull().default(''),
    /** Key of a file. */
    video: text(),
    /** External URL, used where no file is uploaded. */
    url_video: text(),
    /** Key of a WebVTT file. */
    url_captions: text(),
    /** Key of a file. */
    audio: text(),
    transcript: html(),
    media_type: text({ enum: mediaTypes }),
    /** Key of a file, or an https URL. */
    media_url: text(),
    ...publication(),
    ...managed(),
  },
  (t) => [
    uniqueIndex('contents_topic_id_unique')
      .on(t.topic_id)
      .where(sql`${t.deleted_at} is null`),
  ],
) satisfies ColumnsOf<'contents'>

/** Conclusions of topics; the unique row makes the reward payable once. */
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
