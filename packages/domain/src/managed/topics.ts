import { mediaTypes, topicIcons, topicTypes } from '../kinds.ts'
import { id, requiredId, string } from '../validation.ts'
import { defineEntity } from './entity.ts'
import { choice, html, line, name, no, position, publication, webAddress, yes } from './fields.ts'

export const topics = defineEntity({
  path: '/topics',
  manage: 'manageContent',
  fields: {
    chapter_id: requiredId(),
    name: name(),
    type: string().oneOf(topicTypes).required('validation.required'),
    icon: choice(topicIcons),
    position: position(),
    /** The topic that has to be finished first. */
    requirement_id: id().nullable().default(null),
    /** Whether finishing it finishes the chapter. */
    finish_chapter: no(),
    /** Whether each exercise tells at once if it was right. */
    show_feedback: yes(),
    ...publication,
  },
  files: {},
  relations: { chapter_id: 'chapters', requirement_id: 'topics' },
  filters: ['type', 'published'],
  sort: ['name', 'position'],
})

/** What a topic of the type CONTENT shows; it has one. */
export const contents = defineEntity({
  path: '/contents',
  manage: 'manageContent',
  fields: {
    topic_id: requiredId(),
    subject: name(),
    /** Html. */
    description: html(),
    type_file: choice(['IMAGE', 'VIDEO', 'AUDIO']),
    /** What the picture shows, for those who do not see it. */
    image_text: line(),
    /** Where no file of our own is shown. */
    url_video: webAddress().nullable(),
    /** What is said, as html, for those who do not hear it. */
    transcript: html().nullable(),
    media_type: choice(mediaTypes),
    ...publication,
  },
  files: { image: 'image', video: 'video', captions: 'captions', audio: 'audio', media: 'any' },
  relations: { topic_id: 'topics' },
  filters: ['published'],
  sort: ['subject'],
})
