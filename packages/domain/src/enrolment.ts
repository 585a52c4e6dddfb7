import type { InferType } from 'yup'
import { tableReadingSchema } from './table-reading.ts'
import { array, boolean, number, object, string } from './validation.ts'

/** The columns of an enrolment CSV file. */
export const enrolColumns = ['code', 'profile', 'unit', 'tribe', 'name', 'cpf', 'email', 'birthday', 'chapter'] as const
export type EnrolColumn = (typeof enrolColumns)[number]

/** Every validation error of an enrolment file. */
export const enrolErrors = [
  /** No text at all, as a workbook is. */
  'binary',
  /** Letters of no encoding that is known. */
  'letters',
  'empty',
  'columnUnknown',
  'columnTwice',
  'columnMissing',
  'quotes',
  /** Beyond what is read of a file: `known` is how much that is. */
  'tooMany',
  'manyCells',
  'tooMuch',
  'longCell',
  'wide',
  'absent',
  'unprintable',
  'nameLong',
  'codeLength',
  'profileUnknown',
  'placeUnknown',
  'unitArchived',
  'cpf',
  'cpfLength',
  /** A CPF without the zeros at its begin; `known` is the one with them. */
  'cpfZeros',
  /** A number that the spreadsheet rounded: 5,5119E+12. */
  'rounded',
  'emailWrong',
  /** Of a teacher, who registers by it alone. */
  'emailNeeded',
  'birthday',
  'twice',
  'used',
  'differs',
] as const
export type EnrolErrorCode = (typeof enrolErrors)[number]

export const enrolErrorSchema = object({
  /** Row number in the file, from 1; 0: the file as a whole. */
  line: number().required(),
  column: string().oneOf(enrolColumns).nullable().default(null),
  fault: string().oneOf(enrolErrors).required(),
  /** The value of the cell. */
  given: string().default(''),
  /** The expected values, or what the cell was compared with: names of units, columns, a row number. */
  known: array(string().required()).required(),
})
/** A validation error at one place of the file. */
export type EnrolError = InferType<typeof enrolErrorSchema>

/** The action that importing a row takes. */
export const enrolActions = ['NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const
export type EnrolAction = (typeof enrolActions)[number]

/** A row of the file as it was parsed; its CPF and birthday are never returned. */
export const enrolRowSchema = object({
  line: number().required(),
  deed: string().oneOf(enrolActions).required(),
  /** Empty in a dry run, where one is to be made. */
  code: string().default(''),
  profile: string().default(''),
  unit: string().default(''),
  tribe: string().default(''),
  name: string().default(''),
  email: string().default(''),
  /** The number of the chapter that the person starts at; empty: the first. */
  chapter: string().default(''),
})
export type EnrolRow = InferType<typeof enrolRowSchema>

/** The effect of an enrolment file, of a dry run or of the import. */
export const enrolReportSchema = object({
  /** Whether rows were written: false in a dry run, and where any row has an error. */
  written: boolean().required(),
  added: number().required(),
  changed: number().required(),
  unchanged: number().required(),
  /** How many rows have errors. */
  faulty: number().required(),
  /** How many of the new and changed codes are short enough to be guessed. */
  short: number().required(),
  /** How many CPFs lost zeros at their begin, and are offered with them. */
  zeros_offered: number().default(0),
  /** How many got them back, as the request said. */
  zeros_added: number().default(0),
  /** How the table was understood; null: the file is none. */
  reading: tableReadingSchema.nullable().default(null),
  /** The first errors, in the order of the file. */
  faults: array(enrolErrorSchema).required(),
  /** The first rows of the file. */
  lines: array(enrolRowSchema).required(),
})
export type EnrolReport = InferType<typeof enrolReportSchema>
