import { paths } from '../../../page/paths.ts'
import { defineResource } from '../resource/define-resource.ts'
import { available, book, image, imageText, name, position, transcript } from './fields.ts'

/** The resources of Speaking: what students listen to. */
export const speakingBooks = defineResource('speaking-books', {
  words: {
    many: 'admin.crumbs.speakingBooks',
    create: 'admin.create.speakingBooks',
    lead: 'admin.lead.speakingBooks',
  },
  fields: {
    name: { ...name, column: 1 },
    available: { ...available, column: 2 },
    position: { ...position, column: 3 },
    cover: { label: 'admin.fields.cover' },
  },
  view: ({ id }) => paths.speakingBook(id),
})

export const speakingChapters = defineResource('speaking-chapters', {
  words: {
    many: 'admin.crumbs.speakingChapters',
    create: 'admin.create.speakingChapters',
    lead: 'admin.lead.speakingChapters',
  },
  fields: {
    book_id: { ...book, column: 3 },
    number: { label: 'admin.fields.number', hint: 'admin.hints.number', column: 2 },
    name: { ...name, column: 1 },
    image_text: imageText,
    transcript,
    image,
    audio: { label: 'admin.fields.audio' },
  },
  filters: ['book_id'],
})
