import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { mediaTypes } from './kinds.ts'
import { outputsOf } from './managed/field.ts'
import { contents, topics } from './managed/topics.ts'
import { listOf } from './paging.ts'
import { boolean, file, fileFacts, object, picture, pictureFields, requiredId, string } from './validation.ts'

const topic = outputsOf(topics.fields)
const content = outputsOf(contents.fields)

export const topicSchema = object({
  id: requiredId(),
  name: topic.name,
  type: topic.type,
  available: boolean().required(),
  /** Whether the user has concluded it. */
  concluded: boolean().default(false),
  /** The topic that has to be concluded first; null: none. */
  requirement: object({ name: topic.name }).nullable().default(null),
  finish_chapter: topic.finish_chapter,
  icon: topic.icon,
})
export type Topic = InferType<typeof topicSchema>

/** A file of any type; of a picture that was uploaded here the dimensions are known. */
export const mediaSchema = object({
  type: string().oneOf(mediaTypes).required(),
  url: string().required(),
  ...pictureFields(),
  ...fileFacts(),
})

/** A film of an exercise has its captions beside it. */
export const captionedMediaSchema = mediaSchema.shape({
  /** The URL of a WebVTT file; absent: it has none. */
  captions: string().optional(),
})

export const contentSchema = object({
  topic_id: content.topic_id,
  subject: content.subject,
  description: content.description,
  type_file: content.type_file,
  image: picture(),
  image_text: content.image_text,
  url_video: content.url_video,
  /** Of the uploaded video; absent where it is somewhere else. */
  video_facts: object(fileFacts()).optional().default(undefined),
  /** WebVTT captions of the video. */
  url_captions: string().nullable().default(null),
  audio: file(),
  transcript: content.transcript,
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
    query: byTopic.shape({
      /** Whether it is fetched for later: only what is read concludes its topic. */
      ahead: boolean(),
    }),
    answer: contentSchema,
  },
})
