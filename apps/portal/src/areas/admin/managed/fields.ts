import type { FieldView } from '../resource/field-view.ts'

/** The views of fields that several entities have. */
export const name = { label: 'admin.fields.name' } satisfies FieldView
export const description = { label: 'admin.fields.description' } satisfies FieldView
export const available = { label: 'admin.fields.available' } satisfies FieldView
export const position = { label: 'admin.fields.position', hint: 'admin.hints.position' } satisfies FieldView
export const book = { label: 'admin.fields.book' } satisfies FieldView
export const image = { label: 'admin.fields.image' } satisfies FieldView
export const imageText = { label: 'admin.fields.imageText', hint: 'admin.hints.imageText' } satisfies FieldView
export const transcript = { label: 'admin.fields.transcript', hint: 'admin.hints.transcript' } satisfies FieldView
/** Whether students see it. */
export const published = { label: 'admin.fields.published', hint: 'admin.hints.published' } satisfies FieldView
export const releaseAt = { label: 'admin.fields.releaseAt', hint: 'admin.hints.releaseAt' } satisfies FieldView
