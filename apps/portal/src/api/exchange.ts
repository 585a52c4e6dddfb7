import {
  decodeWire,
  exchangeCalls,
  type AnswerOf,
  type ExchangeFormat,
  type ExportFormat,
  type QtiVersion,
} from '@the-house/domain'
import { routeUrl } from './client.ts'
import { download, type Downloaded } from './download.ts'
import { upload } from './upload.ts'

export interface ImportRequest {
  topic_id: number
  format: ExchangeFormat
  /** Validates and reports without saving anything. */
  dry_run: boolean
  /** Imports the valid exercises although others are invalid. */
  partial: boolean
  /** The idempotency key of a press that imports. */
  press?: string
}

/** A report, and the import that a job goes on with. */
export type ImportAnswer = AnswerOf<typeof exchangeCalls.importExercises>

/** Imports a file of exercises; returns a report of what was or would be imported. Rejects with an ApiError. */
export async function importExercises(file: File, query: ImportRequest): Promise<ImportAnswer> {
  const address = routeUrl('POST /exercises/import', { query: { ...query } })
  const how = { signal: new AbortController().signal, onProgress: () => undefined }
  return exchangeCalls.importExercises.answer.validate(decodeWire(await upload(address, file, how)))
}

/** Filters of the export; without any, all exercises are exported. */
export interface ExportRequest {
  format: ExportFormat
  /** The version of a package of QTI. */
  qti_version?: QtiVersion
  topic_id?: number
  ids?: string
  /** Exports one sample of each type instead. */
  sample?: true
}

/** Downloads a file of exercises. Rejects with an ApiError. */
export const exportExercises = (query: ExportRequest): Promise<Downloaded> =>
  download('GET /exercises/export', { query: { ...query } })
