import { defineEntity } from './entity.ts'
import { available, count, htmlOrNull, name, position, reference, text } from './fields.ts'

export const speakingBooks = defineEntity({
  path: '/speaking_books',
  manage: 'manageContent',
  fields: { name: name(), available: available(), position: position() },
  files: { cover: 'image' },
  sort: ['name', 'position'],
  shared: ['read'],
})

export const speakingChapters = defineEntity({
  path: '/speaking_chapters',
  manage: 'manageContent',
  fields: {
    book_id: reference('speaking-books'),
    /** Numbered consecutively across all books. */
    number: count(1, 100_000),
    name: name(),
    /** Alternative text of the picture, for screen readers. */
    image_text: text(),
    /** Transcript of the recording, as HTML, for users who cannot hear it. */
    transcript: htmlOrNull(),
  },
  files: { image: 'image', audio: 'audio' },
  sort: ['name', 'number'],
  shared: ['image.load'],
})
