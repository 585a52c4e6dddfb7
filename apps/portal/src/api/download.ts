import type { CallAt } from '@the-house/domain'
import { currentLanguage } from '@the-house/i18n'
import { addressAt, type Loose, type Route } from './client.ts'
import { fileName } from './file-name.ts'
import { authorization } from './token.ts'
import { failureOf, unreached } from './unanswered.ts'

/** The calls that answer a file. */
type Downloading = { [R in Route]: CallAt[R] extends { download: true } ? R : never }[Route]

export interface DownloadOptions {
  /** Gives the file up. */
  signal?: AbortSignal
  /** Hears how much is there, 0 to 100; never where the school does not tell how long the file is. */
  onProgress?: (percent: number) => void
}

/** A file and what the school calls it; '' where it does not. */
export interface Downloaded {
  file: Blob
  name: string
}

/** Reads a file of the school; rejects with an ApiFailure, also where it was given up. */
export async function download(
  route: Downloading,
  address: Loose,
  { signal, onProgress }: DownloadOptions = {},
): Promise<Downloaded> {
  try {
    const answer = await fetch(`${import.meta.env.VITE_API_URL ?? ''}${addressAt(route, address)}`, {
      headers: { authorization: authorization()?.token ?? '', 'accept-language': currentLanguage() },
      credentials: 'include',
      ...(signal && { signal }),
    })
    if (!answer.ok) throw failureOf({ status: answer.status, data: await answer.json().catch(() => null) }, false)
    const type = answer.headers.get('content-type') ?? ''
    return {
      file: new Blob(await chunksOf(answer, onProgress), { type }),
      name: fileName(answer.headers.get('content-disposition')),
    }
  } catch (error) {
    throw failureOf(error, false)
  }
}

/** The parts of an answer, as they come. */
async function chunksOf({ body, headers }: Response, onProgress: DownloadOptions['onProgress']): Promise<BlobPart[]> {
  if (!body) throw unreached
  const whole = Number(headers.get('content-length'))
  const chunks: BlobPart[] = []
  let come = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    come += part.value.byteLength
    if (whole > 0) onProgress?.(Math.min(100, (come / whole) * 100))
  }
  return chunks
}
