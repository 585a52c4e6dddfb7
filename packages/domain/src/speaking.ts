import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { sharedAnswer } from './managed/calls.ts'
import { outputsOf } from './managed/field.ts'
import { speakingBooks, speakingChapters } from './managed/speaking.ts'
import { listOf } from './paging.ts'
import { array, boolean, file, object, picture, requiredId } from './validation.ts'

const book = outputsOf(speakingBooks.fields)
const chapter = outputsOf(speakingChapters.fields)

const bookSchema = object({ id: requiredId(), name: book.name, cover: picture(), available: book.available })

export const speakingChapterSchema = object({
  id: requiredId(),
  name: chapter.name,
  number: chapter.number,
  /** Whether it is the user's current one. */
  actual: boolean().required(),
})
export type SpeakingChapter = InferType<typeof speakingChapterSchema>

export const speakingBookSchema = bookSchema.shape({ speaking_chapters: array(speakingChapterSchema).required() })
export type SpeakingBook = InferType<typeof speakingBookSchema>

export const speakingContentSchema = object({
  id: requiredId(),
  name: chapter.name,
  number: chapter.number,
  book: object({ id: requiredId(), name: book.name }),
  image: picture(),
  image_text: chapter.image_text,
  audio: file(),
  transcript: chapter.transcript,
})
export type SpeakingContent = InferType<typeof speakingContentSchema>

const byId = { params: object({ id: requiredId() }) }

export const speakingCalls = defineCalls({
  speakings: { ...endpoints.speakings, summary: 'Speaking books of the signed-in user', answer: listOf(bookSchema) },
  speakingBook: {
    ...endpoints.speakingBook,
    summary: 'A speaking book with its chapters, in order',
    ...byId,
    /** What users who may edit the book get is as it is stored. */
    answer: sharedAnswer(speakingBooks, speakingBookSchema),
  },
  speakingContent: {
    ...endpoints.speakingContent,
    summary: 'What is heard in a speaking chapter; opening a later one than the actual makes it the actual one',
    ...byId,
    answer: speakingContentSchema,
  },
  speakingImage: {
    ...endpoints.speakingImage,
    summary: 'The picture of a speaking chapter, to be kept',
    ...byId,
    download: true,
  },
})
