/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what a foreign server sends is asserted here alone */
import { requestIdHeader, type LatestChange, type SavedAnswer, type UnseenAnswer } from '@the-house/domain'
import { ApiError } from './api-error.ts'

/** No response of the server arrived. */
export const networkError = new ApiError({ status: 0, token: 'network' })

/** An upper limit for Retry-After: the server never asks for more, so a larger value comes from a broken proxy. */
const longestWaitS = 3600

/** Parses a Retry-After header (the server's back-off), which holds seconds or a date; returns seconds. */
export function parseRetryAfter(header: string | null | undefined, now: number = Date.now()): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return seconds > 0 ? Math.min(seconds, longestWaitS) : undefined
}

/** Tokens of two statuses that proxies also send, without a body of ours. */
const meaning: Partial<Record<number, string>> = { 413: 'tooLarge', 429: 'tooMany' }

interface Refused {
  status?: number
  data?: unknown
  headers?: Headers
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * Maps any thrown value to an ApiError.
 * @param late whether the request's time-out had passed
 */
export function toApiError(error: unknown, late: boolean): ApiError {
  const { status, data, headers } = (error ?? {}) as Refused
  if (late) return new ApiError({ status: 0, token: 'timeout' })
  if (error instanceof ApiError) return error
  if (!status) return networkError
  const { message, token, fields, latest, newer, unseen, values } = (
    typeof data === 'object' && data ? data : {}
  ) as Record<string, unknown>
  return new ApiError({
    status,
    // The specification has one text for files that are too large.
    message: status === 413 ? undefined : textOf(message),
    token: textOf(token) ?? meaning[status],
    fields: typeof fields === 'object' && fields ? (fields as Record<string, string>) : undefined,
    values: typeof values === 'object' && values ? (values as Record<string, string>) : undefined,
    latest: typeof latest === 'object' && latest ? (latest as LatestChange) : undefined,
    newer: typeof newer === 'object' && newer ? (newer as SavedAnswer) : undefined,
    unseen: Array.isArray(unseen) ? (unseen as UnseenAnswer[]) : undefined,
    requestId: headers?.get(requestIdHeader) ?? undefined,
    retryAfter: parseRetryAfter(headers?.get('retry-after')),
  })
}
