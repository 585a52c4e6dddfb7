import { previewHeader, type CallAt } from '@the-house/domain'
import { currentLanguage } from '@the-house/i18n'
import { previewedId } from '../device/previewed.ts'
import { routeUrl, type UntypedInput, type Route } from './client.ts'
import { fileName } from './file-name.ts'
import { authorization } from './token.ts'
import { toApiError, networkError } from './to-api-error.ts'

/** The calls whose response is a file. */
type Downloading = { [R in Route]: CallAt[R] extends { download: true } ? R : never }[Route]

export interface DownloadOptions {
  /** Cancels the download. */
  signal?: AbortSignal
  /** Called with the progress, 0 to 100; never where the server sends no content-length. */
  onProgress?: (percent: number) => void
}

/** A file and its name from the server; '' where the server names none. */
export interface Downloaded {
  file: Blob
  name: string
}

/** Downloads a file; rejects with an ApiError, also where it was cancelled. */
export async function download(
  route: Downloading,
  address: UntypedInput,
  { signal, onProgress }: DownloadOptions = {},
): Promise<Downloaded> {
  const student = previewedId()
  try {
    const answer = await fetch(`${import.meta.env.VITE_API_URL ?? ''}${routeUrl(route, address)}`, {
      headers: {
        authorization: authorization()?.token ?? '',
        'accept-language': currentLanguage(),
        ...(student !== null && { [previewHeader]: String(student) }),
      },
      credentials: 'include',
      ...(signal && { signal }),
    })
    if (!answer.ok) throw toApiError({ status: answer.status, data: await answer.json().catch(() => null) }, false)
    const type = answer.headers.get('content-type') ?? ''
    return {
      file: new Blob(await chunksOf(answer, onProgress), { type }),
      name: fileName(answer.headers.get('content-disposition')),
    }
  } catch (error) {
    throw toApiError(error, false)
  }
}

/** The chunks of a response body as they arrive. */
async function chunksOf({ body, headers }: Response, onProgress: DownloadOptions['onProgress']): Promise<BlobPart[]> {
  if (!body) throw networkError
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
