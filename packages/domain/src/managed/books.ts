import { mediaTypes } from '../kinds.ts'
import { onWire } from '../spelling.ts'
import { requiredId } from '../validation.ts'
import { defineEntity } from './entity.ts'
import { choice, html, line, name, position, publication, webAddress, yes } from './fields.ts'

export const books = defineEntity({
  path: '/books',
  manage: 'manageContent',
  fields: { name: name(), available: yes().meta(onWire('avaliable')), position: position() },
  files: { cover: 'image' },
  relations: {},
  sort: ['name', 'position'],
})

export const chapters = defineEntity({
  path: '/chapters',
  manage: 'manageContent',
  fields: {
    book_id: requiredId(),
    name: name(),
    description: line(),
    position: position(),
    /** Kind of the instructions; none: there are none. */
    media_type: choice(mediaTypes),
    /** Instructions, html. */
    text_help: html().nullable(),
    /** Where no film of our own is shown. */
    url_video: webAddress().nullable(),
    ...publication,
  },
  files: { image: 'image', video: 'video', pdf: 'pdf' },
  relations: { book_id: 'books' },
  filters: ['published'],
  sort: ['name', 'position'],
  shared: ['read', 'change'],
})

export const archives = defineEntity({
  path: '/archives',
  manage: 'manageContent',
  fields: { book_id: requiredId(), name: name(), description: line(), position: position() },
  files: { file: 'any' },
  relations: { book_id: 'books' },
  sort: ['name', 'position'],
})
