import type { FileKind } from '@the-house/domain'
import type { ResourceField } from './resource.ts'

/** Fields that several entities have. */
export const name: ResourceField = { name: 'name', label: 'admin.fields.name', kind: 'text' }
export const description: ResourceField = { name: 'description', label: 'admin.fields.description', kind: 'lines' }
export const available: ResourceField = { name: 'available', label: 'admin.fields.available', kind: 'switch' }
export const position: ResourceField = {
  name: 'position',
  label: 'admin.fields.position',
  kind: 'number',
  hint: 'admin.hints.position',
}
export const book: ResourceField = { name: 'book_id', label: 'admin.fields.book', kind: { one: 'books' } }
export const imageText: ResourceField = {
  name: 'image_text',
  label: 'admin.fields.imageText',
  kind: 'text',
  hint: 'admin.hints.imageText',
}
export const transcript: ResourceField = {
  name: 'transcript',
  label: 'admin.fields.transcript',
  kind: 'html',
  hint: 'admin.hints.transcript',
}
/** When students see it. */
export const publication: readonly ResourceField[] = [
  { name: 'published', label: 'admin.fields.published', kind: 'switch', hint: 'admin.hints.published' },
  { name: 'release_at', label: 'admin.fields.releaseAt', kind: 'moment', hint: 'admin.hints.releaseAt' },
]

/** A place for a file; it can be filled once the thing is there. */
export const fileField = (place: string, label: ResourceField['label'], kind: FileKind): ResourceField => ({
  name: place,
  label,
  kind: { file: kind },
  later: true,
})
