import type { UploadOptions } from '@the-house/design-system/admin'
import { currentLanguage } from '@the-house/i18n'
import { authorization } from './token.ts'
import { toApiError, networkError } from './to-api-error.ts'

/** Parses a response body; null where it is not the server's JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Uploads a file as the field `file` of a form; returns the parsed response, rejects with an ApiError. Uses
 * XMLHttpRequest, since `fetch` reports no upload progress; without a time-out, since a large file over a slow
 * connection takes long.
 * @param address relative to the server's origin
 */
export const upload = (
  address: string,
  file: File,
  { signal, onProgress }: UploadOptions,
  method: 'POST' | 'PUT' = 'POST',
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `${import.meta.env.VITE_API_URL ?? ''}${address}`)
    request.withCredentials = true
    request.setRequestHeader('authorization', authorization()?.token ?? '')
    request.setRequestHeader('accept-language', currentLanguage())
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status < 300) resolve(parse(responseText))
      else reject(toApiError({ status, data: parse(responseText) }, false))
    })
    request.addEventListener('error', () => reject(networkError))
    request.addEventListener('abort', () => reject(networkError))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
