import type { ResponseOf } from './client.ts'
import { download, type Downloaded, type DownloadOptions } from './download.ts'

/** A book and its files. */
export type BookArchives = ResponseOf<'GET /books/:id/archives'>

export const downloadArchive = (id: number, options: DownloadOptions): Promise<Downloaded> =>
  download('GET /archives/:id/download', { params: { id } }, options)
