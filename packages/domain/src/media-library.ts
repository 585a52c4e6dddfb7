import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { cursorPageOf, cursorPageQuery, pageOf, pageQuery } from './paging.ts'
import { boolean, instant, number, object, picture, requiredId, string, trimmed } from './validation.ts'

/** What a file of the library is; by its content, as it was sniffed when it was sent. */
export const mediaKinds = ['image', 'audio', 'video', 'pdf', 'captions', 'other'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const mediaStates = ['used', 'unused'] as const
export type MediaState = (typeof mediaStates)[number]

/** A file of the media library. */
export const mediaFileSchema = object({
  id: requiredId(),
  kind: string().oneOf(mediaKinds).required(),
  /** The name that it was sent with, or was given since. */
  name: string().required(),
  file: picture(),
  /** null: it was sent before files were read. */
  bytes: number().nullable().default(null),
  created_at: instant().required(),
  /** The name of its sender; null: it is not known, or the account is gone. */
  sent_by: string().nullable().default(null),
  /** How many fields and texts show it. */
  uses: number().required(),
  /** Whether students see it in attempts that began before an exercise let go of it: it stays, and cannot be replaced there. */
  held: boolean().default(false),
  /** When it is removed by itself; null: it is used, or held. */
  unused_until: instant().nullable().default(null),
  /** Until when a form may still be saved with it, or a step of the course put it back; before, it cannot be removed. */
  waits_until: instant().nullable().default(null),
  /** What a picture shows, in words. */
  alternative_text: string().default(''),
  /** Of a film. */
  captions: object({ url: string().required(), name: string().required() }).nullable().default(null),
  version: number().required(),
})
export type MediaFile = InferType<typeof mediaFileSchema>

/** A field or a text that shows a file. */
export const mediaUseSchema = object({
  /** The name of a managed entity, or `corrections`, `second-versions` (the feedback) or `media` (captions of a film). */
  entity: string().required(),
  id: requiredId(),
  /** What the row is called; empty where it has no name that whoever manages content may read. */
  label: string().default(''),
  /** The field, or `attempts`: students see it in attempts that began before the row was changed. */
  place: string().required(),
  /** Whether the row is removed, and can be restored. */
  removed: boolean().required(),
})
export type MediaUse = InferType<typeof mediaUseSchema>

/** The form of a file of the library. */
export const mediaFormSchema = object({
  name: trimmed().max(200, 'validation.long').required('validation.required'),
  alternative_text: trimmed().max(500, 'validation.long').default(''),
})
export type MediaForm = InferType<typeof mediaFormSchema>

const one = { params: object({ id: requiredId() }) }
const upload = { field: 'file', maxBytes: limits.uploadBytes }

export const mediaCalls = defineCalls({
  mediaFiles: {
    ...endpoints.mediaFiles,
    summary: 'A page of all files of the school that were sent, the newest first',
    query: cursorPageQuery.shape({
      kind: string().oneOf(mediaKinds),
      state: string().oneOf(mediaStates),
      /** Searched in names and alternative texts. */
      search: trimmed().max(100, 'validation.text'),
    }),
    /** `more`: there are more than `total`, which counts only so far. */
    answer: cursorPageOf(mediaFileSchema, { more: boolean().required() }),
  },
  mediaFile: { ...endpoints.mediaFile, summary: 'A file of the library', ...one, answer: mediaFileSchema },
  mediaUses: {
    ...endpoints.mediaUses,
    summary: 'The fields and texts that show a file',
    ...one,
    query: pageQuery,
    answer: pageOf(mediaUseSchema, {}),
  },
  changeMedia: {
    ...endpoints.changeMedia,
    summary: 'Change the name and the alternative text of a file; what shows the picture gets the text too',
    ...one,
    body: mediaFormSchema.shape({ version: number().integer('validation.type').required('validation.required') }),
    answer: mediaFileSchema,
  },
  replaceMedia: {
    ...endpoints.replaceMedia,
    summary: 'Replace a file by another of its kind, in everything that shows it',
    ...one,
    upload,
    answer: object({
      /** The new file; the former one is unused. */
      file: mediaFileSchema.required(),
      /** In how many rows it was replaced. */
      replaced: number().required(),
    }),
  },
  sendMediaCaptions: {
    ...endpoints.sendMediaCaptions,
    summary: 'Send the captions of a film, for everything that shows it',
    ...one,
    upload,
    answer: mediaFileSchema,
  },
  removeMediaCaptions: {
    ...endpoints.removeMediaCaptions,
    summary: 'Remove the captions of a film from everything that shows it',
    ...one,
    answer: mediaFileSchema,
  },
  removeUnusedMedia: {
    ...endpoints.removeUnusedMedia,
    summary: 'Remove unused files before their time, some hundred at once',
    answer: object({ removed: number().required() }),
  },
  removeMedia: { ...endpoints.removeMedia, summary: 'Remove an unused file before its time', ...one },
})
