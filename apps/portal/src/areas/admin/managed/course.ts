import { paths } from '../../../page/paths.ts'
import { iconLabels, mediaLabels, visibilityLabels, topicTypeLabels } from '../resource/choices.ts'
import { defineResource } from '../resource/define-resource.ts'
import {
  available,
  book,
  description,
  image,
  imageText,
  name,
  position,
  published,
  releaseAt,
  transcript,
} from './fields.ts'
import { studioLink } from './studio-link.ts'

/** The resources of the Magic Formula: books, chapters and their contents. */
export const books = defineResource('books', {
  words: { many: 'admin.crumbs.books', create: 'admin.create.books', lead: 'admin.lead.books' },
  fields: {
    name: { ...name, column: 1 },
    available: { ...available, column: 2 },
    position: { ...position, column: 3 },
    cover: { label: 'admin.fields.cover' },
  },
  links: [studioLink('books')],
})

export const chapters = defineResource('chapters', {
  words: { many: 'admin.crumbs.chapters', create: 'admin.create.chapters', lead: 'admin.lead.chapters' },
  fields: {
    book_id: { ...book, column: 2 },
    name: { ...name, column: 1 },
    description,
    position: { ...position, column: 4 },
    media_type: { label: 'admin.fields.instructionsKind', words: mediaLabels },
    text_help: { label: 'admin.fields.instructions' },
    url_video: { label: 'admin.fields.videoAddress' },
    published: { ...published, column: 3 },
    release_at: releaseAt,
    image,
    video: { label: 'admin.fields.video' },
    captions: { label: 'admin.fields.captions' },
    pdf: { label: 'admin.fields.pdf' },
  },
  filters: ['book_id'],
  view: ({ id }) => paths.chapter(id),
  links: [studioLink('chapters')],
})

export const topics = defineResource('topics', {
  words: { many: 'admin.crumbs.topics', create: 'admin.create.topics', lead: 'admin.lead.topics' },
  fields: {
    chapter_id: { label: 'admin.fields.chapter', column: 2 },
    name: { ...name, column: 1 },
    type: { label: 'admin.fields.type', words: topicTypeLabels, column: 3 },
    icon: { label: 'admin.fields.icon', words: iconLabels },
    position: { ...position, column: 5 },
    requirement_id: { label: 'admin.fields.requirement', hint: 'admin.hints.requirement' },
    finish_chapter: { label: 'admin.fields.finishChapter' },
    show_feedback: { label: 'admin.fields.showFeedback' },
    published: { ...published, column: 4 },
    release_at: releaseAt,
  },
  filters: ['chapter_id'],
  links: [studioLink('topics')],
})

export const contents = defineResource('contents', {
  words: { many: 'admin.crumbs.contents', create: 'admin.create.contents', lead: 'admin.lead.contents' },
  fields: {
    topic_id: { label: 'admin.fields.topic', hint: 'admin.hints.contentTopic', column: 2 },
    subject: { label: 'admin.fields.subject', column: 1 },
    description: { label: 'admin.fields.text' },
    type_file: { label: 'admin.fields.shown', words: visibilityLabels },
    image_text: imageText,
    url_video: { label: 'admin.fields.videoAddress' },
    transcript,
    media_type: { label: 'admin.fields.mediaType', words: mediaLabels },
    published: { ...published, column: 3 },
    release_at: releaseAt,
    image,
    audio: { label: 'admin.fields.audio' },
    video: { label: 'admin.fields.video' },
    captions: { label: 'admin.fields.captions' },
    media: { label: 'admin.fields.media' },
  },
  filters: ['topic_id'],
  links: [studioLink('contents')],
})

export const archives = defineResource('archives', {
  words: { many: 'admin.crumbs.archives', create: 'admin.create.archives', lead: 'admin.lead.archives' },
  fields: {
    book_id: { ...book, column: 2 },
    name: { ...name, column: 1 },
    description,
    position: { ...position, column: 3 },
    file: { label: 'admin.fields.file' },
  },
  filters: ['book_id'],
})
