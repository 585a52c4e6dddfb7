import { paths } from '../../../page/paths.ts'
import { available, fileField, imageText, name, position, transcript } from './fields.ts'
import type { Resource } from './resource.ts'

/** What students listen to. */
export const speakingBooks: Resource = {
  words: {
    many: 'admin.crumbs.speakingBooks',
    create: 'admin.create.speakingBooks',
    lead: 'admin.lead.speakingBooks',
  },
  columns: ['name', 'available', 'position'],
  fields: [name, available, position, fileField('cover', 'admin.fields.cover', 'image')],
  view: ({ id }) => paths.speakingBook(id),
}

export const speakingChapters: Resource = {
  words: {
    many: 'admin.crumbs.speakingChapters',
    create: 'admin.create.speakingChapters',
    lead: 'admin.lead.speakingChapters',
  },
  columns: ['name', 'number', 'book_id'],
  fields: [
    { name: 'book_id', label: 'admin.fields.book', kind: { one: 'speaking-books' } },
    { name: 'number', label: 'admin.fields.number', kind: 'number', hint: 'admin.hints.number' },
    name,
    imageText,
    transcript,
    fileField('image', 'admin.fields.image', 'image'),
    fileField('audio', 'admin.fields.audio', 'audio'),
  ],
  filters: ['book_id'],
}
