import { onWire } from '../spelling.ts'
import { requiredId } from '../validation.ts'
import { defineEntity } from './entity.ts'
import { count, html, line, name, position, yes } from './fields.ts'

export const speakingBooks = defineEntity({
  path: '/speaking_books',
  manage: 'manageContent',
  fields: { name: name(), available: yes().meta(onWire('avaliable')), position: position() },
  files: { cover: 'image' },
  relations: {},
  sort: ['name', 'position'],
  shared: ['read'],
})

export const speakingChapters = defineEntity({
  path: '/speaking_chapters',
  manage: 'manageContent',
  fields: {
    book_id: requiredId(),
    /** Counts through all books. */
    number: count(1, 100_000).required('validation.required'),
    name: name(),
    /** What the picture shows, for those who do not see it. */
    image_text: line(),
    /** What is said, as html, for those who do not hear it. */
    transcript: html().nullable(),
  },
  files: { image: 'image', audio: 'audio' },
  relations: { book_id: 'speaking-books' },
  sort: ['name', 'number'],
  shared: ['image.load'],
})
