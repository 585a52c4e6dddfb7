import { currentLanguage } from '@the-house/i18n'
import { authorization } from './token.ts'
import { failureOf, unreached } from './unanswered.ts'

export interface HowToSend {
  /** Gives it up. */
  signal: AbortSignal
  /** Hears how much has left this device, 0 to 1. */
  onProgress: (share: number) => void
}

/** The body of an answer; null where it is none of the school's. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Sends a file as the field `file` of a form; answers what the school answers, rejects with an ApiFailure. Not `fetch`, which does not tell how much has
 * left; without a limit of time, since a large file over a thin line takes as long as it takes.
 * @param address below the server's origin
 */
export const upload = (address: string, file: File, { signal, onProgress }: HowToSend): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${import.meta.env.VITE_API_URL ?? ''}${address}`)
    request.withCredentials = true
    request.setRequestHeader('authorization', authorization()?.token ?? '')
    request.setRequestHeader('accept-language', currentLanguage())
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status < 300) resolve(parse(responseText))
      else reject(failureOf({ status, data: parse(responseText) }, false))
    })
    request.addEventListener('error', () => reject(unreached))
    request.addEventListener('abort', () => reject(unreached))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
