import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { archives, books } from './managed/books.ts'
import { outputsOf } from './managed/field.ts'
import { array, file, number, object, picture, requiredId } from './validation.ts'

const archive = outputsOf(archives.fields)
const book = outputsOf(books.fields)

/** A file that students may download. */
export const archiveSchema = object({
  id: requiredId(),
  name: archive.name,
  description: archive.description,
  /** A signed URL, which needs no session header: devices open it in a new tab. */
  file: file(),
  /** In bytes. */
  size: number().default(0),
})
export type Archive = InferType<typeof archiveSchema>

const byId = { params: object({ id: requiredId() }) }

export const downloadCalls = defineCalls({
  archives: {
    ...endpoints.archives,
    summary: 'Files of a book, to be kept',
    ...byId,
    answer: object({ name: book.name, cover: picture(), archives: array(archiveSchema).required() }),
  },
  archive: {
    ...endpoints.archive,
    summary: 'One file; its name stands in content-disposition',
    ...byId,
    download: true,
  },
})
