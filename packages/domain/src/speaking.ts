import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { managedAnswer } from './managed/calls.ts'
import { speakingBooks } from './managed/speaking.ts'
import { wireNameMeta } from './wire-names.ts'
import { listOf } from './paging.ts'
import { array, boolean, file, number, object, requiredId, string } from './validation.ts'

const bookSchema = object({
  id: requiredId(),
  name: string().required(),
  cover: file(),
  available: boolean().required().meta(wireNameMeta('avaliable')),
})

export const speakingChapterSchema = object({
  id: requiredId(),
  name: string().required(),
  /** Numbered consecutively across all books. */
  number: number().required(),
  /** Whether it is the user's current one. */
  actual: boolean().required(),
})
export type SpeakingChapter = InferType<typeof speakingChapterSchema>

export const speakingBookSchema = bookSchema.shape({ speaking_chapters: array(speakingChapterSchema).required() })
export type SpeakingBook = InferType<typeof speakingBookSchema>

export const speakingContentSchema = object({
  id: requiredId(),
  name: string().required(),
  number: number().required(),
  book: object({ id: requiredId(), name: string().required() }),
  image: file(),
  /** Alternative text of the picture, for screen readers. */
  image_text: string().default(''),
  audio: file(),
  /** Transcript of the recording, as HTML, for users who cannot hear it. */
  transcript: string().nullable().default(null),
})
export type SpeakingContent = InferType<typeof speakingContentSchema>

const byId = { params: object({ id: requiredId() }) }

export const speakingCalls = defineCalls({
  speakings: { ...endpoints.speakings, summary: 'Speaking books of the signed-in user', answer: listOf(bookSchema) },
  speakingBook: {
    ...endpoints.speakingBook,
    summary: 'A speaking book with its chapters, in order',
    ...byId,
    /** `managed` is present only for users who may edit the book. */
    answer: speakingBookSchema.shape({ managed: managedAnswer(speakingBooks) }),
  },
  speakingContent: {
    ...endpoints.speakingContent,
    summary: 'What is heard in a speaking chapter; opening it makes it the actual one',
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
