import { exchangeReportSchema, fromWire, type ExchangeFormat, type ExchangeReport } from '@the-house/domain'
import { addressAt } from './client.ts'
import { download, type Downloaded } from './download.ts'
import { upload } from './upload.ts'

export interface ImportWish {
  topic_id: number
  format: ExchangeFormat
  /** Only tells what would happen. */
  dry_run: boolean
  /** Takes what can be taken, though something else cannot. */
  partial: boolean
}

/** Sends a file of exercises; answers what became of it, or would. Rejects with an ApiFailure. */
export async function importExercises(file: File, query: ImportWish): Promise<ExchangeReport> {
  const address = addressAt('POST /exercises/import', { query: { ...query } })
  const how = { signal: new AbortController().signal, onProgress: () => undefined }
  return exchangeReportSchema.validateSync(fromWire(await upload(address, file, how)))
}

/** Which exercises are wanted; none of these: all. */
export interface ExportWish {
  format: ExchangeFormat
  topic_id?: number
  ids?: string
  /** One of each type instead. */
  sample?: true
}

/** Reads a file of exercises. Rejects with an ApiFailure. */
export const exportExercises = (query: ExportWish): Promise<Downloaded> =>
  download('GET /exercises/export', { query: { ...query } })
