import { mediaTypes } from '../kinds.ts'
import { defineEntity } from './entity.ts'
import {
  available,
  choiceOrNull,
  htmlOrNull,
  lines,
  name,
  position,
  publication,
  reference,
  mediaUrl,
} from './fields.ts'

export const books = defineEntity({
  path: '/books',
  manage: 'manageContent',
  fields: { name: name(), available: available(), position: position() },
  files: { cover: 'image' },
  sort: ['name', 'position'],
})

export const chapters = defineEntity({
  path: '/chapters',
  manage: 'manageContent',
  fields: {
    book_id: reference('books'),
    name: name(),
    description: lines(),
    position: position(),
    /** Media type of the instructions; null: there are none. */
    media_type: choiceOrNull(mediaTypes),
    /** Instructions, as HTML. */
    text_help: htmlOrNull(),
    /** Used where there is no uploaded video. */
    url_video: mediaUrl(),
    ...publication,
  },
  files: { image: 'image', video: 'video', captions: 'captions', pdf: 'pdf' },
  filters: ['published'],
  sort: ['name', 'position'],
  shared: ['read', 'change'],
})

export const archives = defineEntity({
  path: '/archives',
  manage: 'manageContent',
  fields: { book_id: reference('books'), name: name(), description: lines(), position: position() },
  files: { file: 'any' },
  sort: ['name', 'position'],
})
