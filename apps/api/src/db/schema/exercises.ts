import { exerciseTypes, mediaTypes, type Alternative, type Answer } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, managed, publication } from './columns.ts'
import { topics } from './topics.ts'

/** What a student may see of a blank; its right word is in `option_answers`. */
export interface StoredBlank {
  position: number
  options: string[]
}

/** An answer that the school has come to count as right. */
export interface FurtherAnswer {
  /** Of the answer, as in `answers`. */
  gist: string
  answer: Answer
  /** ISO 8601. */
  added_at: string
  added_by: number
}

/** One exercise; `correct_alternatives`, `answer_correct` and `option_answers` are its key. */
export const exercises = pgTable(
  'exercises',
  {
    id: id(),
    topic_id: integer()
      .notNull()
      .references(() => topics.id),
    position: integer().notNull(),
    type: text({ enum: exerciseTypes }).notNull(),
    title: text().notNull(),
    /** Html. */
    question: text().notNull().default(''),
    /** Plain text; each run of exactly five hashes is a blank. */
    question_masked: text(),
    /** The choices in their order; for COMPLETE_WORD the bank of words. */
    alternatives: jsonb().$type<Alternative[]>().notNull().default([]),
    /** One a blank. COMPLETE_LETTERS: one `_` a missing letter; COMPLETE_WORD: no options. */
    options: jsonb().$type<StoredBlank[]>().notNull().default([]),
    /** Html of the explanation, shown with the result. */
    feedback: text(),
    media_type: text({ enum: mediaTypes }),
    /** Key of a file. */
    media: text(),
    /** Where no file of our own is shown. */
    media_url: text(),
    /** Key of a file. */
    audio_extra: text(),
    /** Key of a file. */
    image_extra: text(),
    image_text: text().notNull().default(''),
    /** Ids of the right choices. */
    correct_alternatives: integer().array(),
    /**
     * The text types' key: letters as `joinLetters`, words as `joinWords`; several accepted answers
     * one a line, the first is shown.
     */
    answer_correct: text(),
    /** MULTIPLE_OPTIONS: the right option of each blank, in order. */
    option_answers: text().array(),
    /** What counts as right besides the key, however an attempt began. */
    also_right: jsonb().$type<FurtherAnswer[]>().notNull().default([]),
    ...publication(),
    ...managed(),
  },
  (t) => [
    index('exercises_topic').on(t.topic_id, t.position),
    index('exercises_words').using('gin', sql`words_of(array[${t.title}, ${t.question}])`),
  ],
)
