/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what a foreign server sends is asserted here alone */
import { ApiFailure } from './failure.ts'

/** No answer of the school came. */
export const unreached = new ApiFailure({ status: 0, token: 'network' })

/** No school asks for more patience; what does is a mistake of something on the way. */
const longestWaitS = 3600

/** Seconds of a Retry-After header, which may name a number or a date. */
export function secondsOf(header: string | null | undefined, now: number = Date.now()): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return seconds > 0 ? Math.min(seconds, longestWaitS) : undefined
}

/** What two statuses say by themselves, whoever on the way to the school refused. */
const meaning: Partial<Record<number, string>> = { 413: 'tooLarge', 429: 'tooMany' }

interface Refused {
  status?: number
  data?: unknown
  headers?: Headers
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * What went wrong, whatever was thrown.
 * @param late whether the time for the answer was over
 */
export function failureOf(error: unknown, late: boolean): ApiFailure {
  const { status, data, headers } = (error ?? {}) as Refused
  if (late) return new ApiFailure({ status: 0, token: 'timeout' })
  if (error instanceof ApiFailure) return error
  if (!status) return unreached
  const { message, token, fields } = (typeof data === 'object' && data ? data : {}) as Record<string, unknown>
  return new ApiFailure({
    status,
    // The specification has one text for files that are too large.
    message: status === 413 ? undefined : textOf(message),
    token: textOf(token) ?? meaning[status],
    fields: typeof fields === 'object' && fields ? (fields as Record<string, string>) : undefined,
    retryAfter: secondsOf(headers?.get('retry-after')),
  })
}
