import {
  exerciseTypes,
  mediaTypes,
  noHtml,
  type Alternative,
  type AlternativeFeedback,
  type Answer,
} from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { html, id, managed, publication, type ColumnsOf } from './columns.ts'
import { topics } from './topics.ts'

/** The part of a blank that students may see; its right word is in `option_answers`. */
export interface StoredBlank {
  position: number
  options: string[]
}

/** A further accepted answer, added by a ruling. */
export interface FurtherAnswer {
  /** The hash of the answer, as in `answers`. */
  gist: string
  answer: Answer
  /** ISO 8601. */
  added_at: string
  added_by: number
}

/** One exercise; `correct_alternatives`, `answer_correct`, `option_answers` and `alternative_feedback` are its key. */
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
    question: html().notNull().default(noHtml),
    /** Plain text; each run of exactly five hashes is a blank. */
    question_masked: text(),
    /** The choices in their order; for COMPLETE_WORD the word bank; left sides of MATCHING; items of ORDERING. */
    alternatives: jsonb().$type<Alternative[]>().notNull().default([]),
    /**
     * One per blank, or per left side of MATCHING; NUMERICAL: one with the units. COMPLETE_LETTERS: one `_` per missing
     * letter; COMPLETE_WORD: no options.
     */
    options: jsonb().$type<StoredBlank[]>().notNull().default([]),
    /** The explanation, shown with the result. */
    feedback: html(),
    media_type: text({ enum: mediaTypes }),
    /** Key of a file. */
    media: text(),
    /** Key of a WebVTT file: the captions of a film in `media`. */
    captions: text(),
    /** External URL, used where no file is uploaded. */
    media_url: text(),
    /** Key of a file. */
    audio_extra: text(),
    /** Key of a file. */
    image_extra: text(),
    image_text: text().notNull().default(''),
    /** Ids of the right choices; of ORDERING, all in their right order. */
    correct_alternatives: integer().array(),
    /**
     * The key of the text types: letters as `joinLetters`, words as `joinWords`; several accepted answers one per line,
     * of which the first is shown. NUMERICAL: `value`, `value:tolerance` or `%credit%value:tolerance`.
     */
    answer_correct: text(),
    /**
     * The right option of each blank, or of each left side of MATCHING, in order; NUMERICAL: how many of each unit make
     * one of the first.
     */
    option_answers: text().array(),
    /** What is said to a student who has chosen an alternative; it belongs to the key, and nothing is said of others. */
    alternative_feedback: jsonb().$type<AlternativeFeedback[]>().notNull().default([]),
    /** Exam integrity: whether it is kept for tests, and no practice of its topic has it. */
    tests_only: boolean().notNull().default(false),
    /** Accepted besides the key, in every attempt, whenever it began. */
    also_right: jsonb().$type<FurtherAnswer[]>().notNull().default([]),
    ...publication(),
    ...managed(),
  },
  (t) => [
    index('exercises_topic').on(t.topic_id, t.position),
    index('exercises_words').using('gin', sql`words_of(array[${t.title}, ${t.question}])`),
  ],
) satisfies ColumnsOf<'exercises'>
