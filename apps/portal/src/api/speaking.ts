import { download, type Downloaded } from './download.ts'

/** Downloads the picture of a chapter. */
export const downloadSpeakingImage = (id: number): Promise<Downloaded> =>
  download('GET /speaking_chapters/:id/image', { params: { id } })
