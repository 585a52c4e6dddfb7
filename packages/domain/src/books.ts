import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { chapterStates } from './kinds.ts'
import { books, chapters } from './managed/books.ts'
import { sharedAnswer } from './managed/calls.ts'
import { outputsOf } from './managed/field.ts'
import { listOf } from './paging.ts'
import { boolean, file, fileFacts, number, object, picture, requiredId, string } from './validation.ts'
import { wireNameMeta } from './wire-names.ts'

const book = outputsOf(books.fields)
const chapter = outputsOf(chapters.fields)

export const bookSchema = object({ id: requiredId(), name: book.name, cover: picture(), available: book.available })
export type Book = InferType<typeof bookSchema>

export const chapterSchema = object({
  id: requiredId(),
  book_id: chapter.book_id,
  name: chapter.name,
  description: chapter.description,
  available: boolean().required().meta(wireNameMeta('avaliable')),
  /** Its number on the course path, which is shown; null: it is not on it; absent: the server numbers by ids. */
  number: number().nullable(),
  /** Absent: the server knows `concluded` alone. */
  state: string().oneOf(chapterStates),
  /** Whether the user has concluded it or is in it. */
  concluded: boolean().required(),
  /** When it is released to the user; null: at once. */
  release_at: chapter.release_at,
  media_type: chapter.media_type,
  text_help: chapter.text_help,
  image: picture(),
  video: string().nullable().default(null),
  /** WebVTT captions of the video. */
  captions: string().nullable().default(null),
  /** Of the uploaded video; absent where it is somewhere else. */
  video_facts: object(fileFacts()).optional().default(undefined),
  pdf: file(),
})
export type Chapter = InferType<typeof chapterSchema>

const byId = object({ id: requiredId() })

export const bookCalls = defineCalls({
  books: { ...endpoints.books, summary: 'Books of the signed-in user', answer: listOf(bookSchema) },
  chapters: {
    ...endpoints.chapters,
    summary: 'Chapters of a book, in order',
    params: byId,
    answer: listOf(chapterSchema),
  },
  chapter: {
    ...endpoints.chapter,
    summary: 'One chapter',
    params: byId,
    /** What users who may edit the book get is as it is stored. */
    answer: sharedAnswer(chapters, chapterSchema),
  },
})
