import { mediaTypes, topicIcons, topicTypes } from '../kinds.ts'
import { defineEntity } from './entity.ts'
import {
  choice,
  choiceOrNull,
  html,
  htmlOrNull,
  name,
  no,
  position,
  publication,
  reference,
  referenceOrNull,
  text,
  mediaUrl,
  yes,
} from './fields.ts'

export const topics = defineEntity({
  path: '/topics',
  manage: 'manageContent',
  fields: {
    chapter_id: reference('chapters'),
    name: name(),
    type: choice(topicTypes),
    icon: choiceOrNull(topicIcons),
    position: position(),
    /** The topic that has to be concluded first. */
    requirement_id: referenceOrNull('topics'),
    /** Whether concluding it concludes the chapter. */
    finish_chapter: no(),
    /** Whether each exercise shows its result right after it is verified. */
    show_feedback: yes(),
    ...publication,
  },
  files: {},
  filters: ['type', 'published'],
  sort: ['name', 'position'],
})

/** The content that a topic of the type CONTENT shows; each has exactly one. */
export const contents = defineEntity({
  path: '/contents',
  manage: 'manageContent',
  fields: {
    topic_id: reference('topics'),
    subject: name(),
    /** HTML. */
    description: html(),
    type_file: choiceOrNull(['IMAGE', 'VIDEO', 'AUDIO']),
    /** Alternative text of the picture, for screen readers. */
    image_text: text(),
    /** Used where there is no uploaded video. */
    url_video: mediaUrl(),
    /** Transcript of the recording, as HTML, for users who cannot hear it. */
    transcript: htmlOrNull(),
    media_type: choiceOrNull(mediaTypes),
    ...publication,
  },
  files: { image: 'image', video: 'video', captions: 'captions', audio: 'audio', media: 'any' },
  filters: ['published'],
  sort: ['subject'],
})
