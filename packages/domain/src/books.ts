import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { mediaTypes } from './kinds.ts'
import { chapters } from './managed/books.ts'
import { managedAnswer } from './managed/calls.ts'
import { listOf } from './paging.ts'
import { boolean, file, instant, object, requiredId, string } from './validation.ts'
import { wireNameMeta } from './wire-names.ts'

export const bookSchema = object({
  id: requiredId(),
  name: string().required(),
  cover: file(),
  available: boolean().required().meta(wireNameMeta('avaliable')),
})
export type Book = InferType<typeof bookSchema>

export const chapterSchema = object({
  id: requiredId(),
  book_id: requiredId(),
  name: string().required(),
  description: string().default(''),
  available: boolean().required().meta(wireNameMeta('avaliable')),
  /** Whether the chapter lies at or before the last one that the user reached. */
  concluded: boolean().required(),
  /** When the chapter is released to self-taught students; null: at once. */
  release_at: instant().nullable().default(null),
  media_type: string().oneOf(mediaTypes).nullable().default(null),
  /** Instructions, as HTML. */
  text_help: string().nullable().default(null),
  image: file(),
  video: string().nullable().default(null),
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
    /** `managed` is present only for users who may edit the book. */
    answer: chapterSchema.shape({ managed: managedAnswer(chapters) }),
  },
})
