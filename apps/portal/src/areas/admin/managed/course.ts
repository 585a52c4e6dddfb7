import { paths } from '../../../page/paths.ts'
import { iconWords, mediaWords, shownWords, topicTypeWords } from './choices.ts'
import {
  available,
  book,
  description,
  fileField,
  imageText,
  name,
  position,
  publication,
  transcript,
} from './fields.ts'
import type { Resource } from './resource.ts'

/** What the Magic Formula is made of. */
export const books: Resource = {
  words: { many: 'admin.crumbs.books', create: 'admin.create.books', lead: 'admin.lead.books' },
  columns: ['name', 'available', 'position'],
  fields: [name, available, position, fileField('cover', 'admin.fields.cover', 'image')],
}

export const chapters: Resource = {
  words: { many: 'admin.crumbs.chapters', create: 'admin.create.chapters', lead: 'admin.lead.chapters' },
  columns: ['name', 'book_id', 'published', 'position'],
  fields: [
    book,
    name,
    description,
    position,
    { name: 'media_type', label: 'admin.fields.instructionsKind', kind: { choice: mediaWords } },
    { name: 'text_help', label: 'admin.fields.instructions', kind: 'html' },
    { name: 'url_video', label: 'admin.fields.videoAddress', kind: 'text' },
    ...publication,
    fileField('image', 'admin.fields.image', 'image'),
    fileField('video', 'admin.fields.video', 'video'),
    fileField('pdf', 'admin.fields.pdf', 'pdf'),
  ],
  filters: ['book_id'],
  view: ({ id }) => paths.chapter(id),
}

export const topics: Resource = {
  words: { many: 'admin.crumbs.topics', create: 'admin.create.topics', lead: 'admin.lead.topics' },
  columns: ['name', 'chapter_id', 'type', 'published', 'position'],
  fields: [
    { name: 'chapter_id', label: 'admin.fields.chapter', kind: { one: 'chapters' } },
    name,
    { name: 'type', label: 'admin.fields.type', kind: { choice: topicTypeWords } },
    { name: 'icon', label: 'admin.fields.icon', kind: { choice: iconWords } },
    position,
    {
      name: 'requirement_id',
      label: 'admin.fields.requirement',
      kind: { one: 'topics' },
      hint: 'admin.hints.requirement',
    },
    { name: 'finish_chapter', label: 'admin.fields.finishChapter', kind: 'switch' },
    { name: 'show_feedback', label: 'admin.fields.showFeedback', kind: 'switch' },
    ...publication,
  ],
  filters: ['chapter_id'],
}

export const contents: Resource = {
  words: { many: 'admin.crumbs.contents', create: 'admin.create.contents', lead: 'admin.lead.contents' },
  columns: ['subject', 'topic_id', 'published'],
  fields: [
    { name: 'topic_id', label: 'admin.fields.topic', kind: { one: 'topics' }, hint: 'admin.hints.contentTopic' },
    { name: 'subject', label: 'admin.fields.subject', kind: 'text' },
    { name: 'description', label: 'admin.fields.text', kind: 'html' },
    { name: 'type_file', label: 'admin.fields.shown', kind: { choice: shownWords } },
    imageText,
    { name: 'url_video', label: 'admin.fields.videoAddress', kind: 'text' },
    transcript,
    { name: 'media_type', label: 'admin.fields.mediaType', kind: { choice: mediaWords } },
    ...publication,
    fileField('image', 'admin.fields.image', 'image'),
    fileField('audio', 'admin.fields.audio', 'audio'),
    fileField('video', 'admin.fields.video', 'video'),
    fileField('captions', 'admin.fields.captions', 'captions'),
    fileField('media', 'admin.fields.media', 'any'),
  ],
  filters: ['topic_id'],
}

export const archives: Resource = {
  words: { many: 'admin.crumbs.archives', create: 'admin.create.archives', lead: 'admin.lead.archives' },
  columns: ['name', 'book_id', 'position'],
  fields: [book, name, description, position, fileField('file', 'admin.fields.file', 'any')],
  filters: ['book_id'],
}
