import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { mediaTypes, topicIcons, topicTypes } from './kinds.ts'
import { listOf } from './paging.ts'
import { boolean, file, object, requiredId, string } from './validation.ts'

export const topicSchema = object({
  id: requiredId(),
  name: string().required(),
  type: string().oneOf(topicTypes).required(),
  available: boolean().required(),
  /** Whether the user has concluded it. */
  concluded: boolean().default(false),
  /** The topic that has to be concluded first; null: none. */
  requirement: object({ name: string().required() }).nullable().default(null),
  /** Whether concluding it concludes the chapter. */
  finish_chapter: boolean().default(false),
  icon: string().oneOf(topicIcons).nullable().default(null),
})
export type Topic = InferType<typeof topicSchema>

export const mediaSchema = object({ type: string().oneOf(mediaTypes).required(), url: string().required() })

export const contentSchema = object({
  topic_id: requiredId(),
  subject: string().required(),
  /** HTML. */
  description: string().default(''),
  type_file: string()
    .oneOf(['IMAGE', 'VIDEO', 'AUDIO'] as const)
    .nullable()
    .default(null),
  image: file(),
  /** Alternative text of the picture, for screen readers. */
  image_text: string().default(''),
  url_video: string().nullable().default(null),
  /** WebVTT captions of the video. */
  url_captions: string().nullable().default(null),
  audio: file(),
  /** Transcript of the video or recording, as HTML, for users who cannot hear it. */
  transcript: string().nullable().default(null),
  media: mediaSchema.nullable().default(null),
})
export type Content = InferType<typeof contentSchema>

/** The query that every call on a topic of a chapter carries. */
export const byTopic = object({ topic_id: requiredId() })
export const byChapter = object({ id: requiredId() })

export const topicCalls = defineCalls({
  topics: {
    ...endpoints.topics,
    summary: 'Topics of a chapter, in order',
    params: byChapter,
    answer: listOf(topicSchema),
  },
  content: {
    ...endpoints.content,
    summary: 'Content of a topic',
    params: byChapter,
    query: byTopic,
    answer: contentSchema,
  },
})
