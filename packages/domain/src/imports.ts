import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { enrolReportSchema } from './enrolment.ts'
import { errorStatus, type ErrorToken } from './errors.ts'
import { exchangeReportSchema } from './exercise-exchange.ts'
import { array, id, number, object, requiredId, string } from './validation.ts'

/** What a job writes that was read out of a file. */
export const importKinds = ['EXERCISES', 'PEOPLE'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * How far an import has come. READING: what was read is being stored; UNDOING: what was written is taken back, since it
 * cannot all be; REFUSED and FAILED: nothing has stayed, and `error` or the report says why.
 */
export const importStates = ['READING', 'WAITING', 'RUNNING', 'UNDOING', 'DONE', 'REFUSED', 'FAILED'] as const
export type ImportState = (typeof importStates)[number]

const over: ReadonlySet<ImportState> = new Set(['DONE', 'REFUSED', 'FAILED'])
/** Whether nothing more happens to an import. */
export const isImportOver = ({ state }: { state: ImportState }): boolean => over.has(state)

export const importLimits = {
  /** The most rows that are written while the request waits; more of them are left to a job. */
  atOnce: 200,
} as const

const errorTokens = Object.keys(errorStatus).filter((token): token is ErrorToken => token in errorStatus)

export const importSchema = object({
  id: requiredId(),
  kind: string().oneOf(importKinds).required(),
  /** The name of the file. */
  name: string().default(''),
  state: string().oneOf(importStates).required(),
  /** Steps of the job, all of them and those that are done; while it is undone, those that are left. */
  total: number().required(),
  done: number().required(),
  /** ISO 8601. */
  created_at: string().required(),
  finished_at: string().nullable().default(null),
  /** Why nothing was written, where it is not a line of the file. */
  error: string().oneOf(errorTokens).nullable().default(null),
  /** The report of its kind. */
  exercises: exchangeReportSchema.nullable().default(null),
  people: enrolReportSchema.nullable().default(null),
})
export type Import = InferType<typeof importSchema>

export const importCalls = defineCalls({
  imports: {
    ...endpoints.imports,
    summary: 'The latest imports of the caller, the newest first',
    query: object({
      kind: string().oneOf(importKinds).required('validation.required'),
      /** What it goes into: a topic. */
      subject_id: id(),
    }),
    answer: object({ content: array(importSchema).required() }),
  },
  import: {
    ...endpoints.import,
    summary: 'How far an import of the caller has come',
    params: object({ id: requiredId() }),
    answer: importSchema,
  },
})
