import type { InferType } from 'yup'
import { array, boolean, object, string } from './validation.ts'

/** The encodings in which files of text and tables are read; Latin-1 is a part of Windows-1252. */
export const encodings = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'WINDOWS-1252'] as const
export type Encoding = (typeof encodings)[number]

/** What may stand between the cells of a table. */
export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

/** How a table was understood, shown before it is imported. */
export const tableReadingSchema = object({
  encoding: string().oneOf(encodings).required(),
  /** Whether the encoding was guessed: the file does not name it. */
  guessed: boolean().required(),
  separator: string().oneOf(separators).required(),
  /** The headings of the file, with the column that each was taken for; null: none, its cells count for nothing. */
  columns: array(
    object({ heading: string().default(''), column: string().nullable().default(null) }).required(),
  ).required(),
})
export type TableReading = InferType<typeof tableReadingSchema>
