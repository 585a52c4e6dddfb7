import type { LatestChange, SavedAnswer, UnseenAnswer } from '@the-house/domain'
import { isMessageKey, i18n } from '@the-house/i18n'

export interface ApiErrorDetails {
  /** HTTP status; 0 where no response arrived. */
  status: number
  token?: string | undefined
  message?: string | undefined
  fields?: Record<string, string> | undefined
  /** The values of the placeholders in the token's message. */
  values?: Record<string, string> | undefined
  /** Of a conflict: the latest change of the row, where the server names it. */
  latest?: LatestChange | undefined
  /** Of an outdated answer: the one that the server has. */
  newer?: SavedAnswer | undefined
  /** Of the end of an attempt: the answers that the server has and the student has not seen. */
  unseen?: readonly UnseenAnswer[] | undefined
  /** Seconds that the server asks to wait before a retry (Retry-After). */
  retryAfter?: number | undefined
  /** The id that the server's log has the request under. */
  requestId?: string | undefined
  /** A 401 for a session that this page no longer uses; it must not sign the user out. */
  outdated?: boolean
}

/** Any failed request, network errors and time-outs included. */
export class ApiError extends Error implements ApiErrorDetails {
  readonly status: number
  readonly token: string | undefined
  readonly fields: Record<string, string> | undefined
  readonly values: Record<string, string> | undefined
  /** The message that the server sent for the user, if any. */
  readonly serverMessage: string | undefined
  readonly latest: LatestChange | undefined
  readonly newer: SavedAnswer | undefined
  readonly unseen: readonly UnseenAnswer[] | undefined
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  readonly outdated: boolean

  constructor(details: ApiErrorDetails) {
    const { status, token, message, fields, values, latest, retryAfter, requestId, outdated = false } = details
    super(message ?? token ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.token = token
    this.fields = fields
    this.values = values
    this.serverMessage = message
    this.latest = latest
    this.newer = details.newer
    this.unseen = details.unseen
    this.retryAfter = retryAfter
    this.requestId = requestId
    this.outdated = outdated
  }

  /** Whether the request found no server: the device has no connection, or one that leads elsewhere. */
  get isUnreachable(): boolean {
    return this.status === 0 && this.token === 'network'
  }

  /** Whether a preview of a student's portal has no answer to it. */
  get isOfPreview(): boolean {
    return this.token === 'preview.readOnly'
  }

  /** Whether a retry of the same call may succeed without any change to it. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

type Told = Pick<ApiErrorDetails, 'message' | 'token' | 'values' | 'retryAfter'>

/** The message for the user: the server's message, else the translation of the token, else the generic text. */
export function formatErrorMessage({ message, token, values, retryAfter: count }: Told): string {
  if (message) return message
  if (token === 'tooMany' && count) return i18n.t('errors.wait', { count })
  // A few tokens are translation keys of their own screen.
  const key = [`errors.${token}`, String(token)].find(isMessageKey)
  return i18n.t(key ?? 'errors.generic', values ?? {})
}

export const errorMessageOf = ({ serverMessage, token, values, retryAfter }: ApiError): string =>
  formatErrorMessage({ message: serverMessage, token, values, retryAfter })

/** A line that names the request of a failure of the server, so that the user can tell the school which one it was. */
export const requestNoteOf = ({ status, requestId }: ApiError): string | undefined =>
  status >= 500 && requestId ? i18n.t('errors.request', { id: requestId }) : undefined

type Reaction = (failure: ApiError) => void
let react: Reaction = () => undefined

/** Registers the global error handler (app/error-handler.ts). */
export const setErrorHandler = (reaction: Reaction): void => {
  react = reaction
}

/** Passes an error that the caller does not handle itself to the global error handler; never throws. */
export function handleError(error: unknown): void {
  if (error instanceof ApiError) {
    react(error)
    return
  }
  // A programming error: the user sees the generic message, and the console has the stack.
  react(new ApiError({ status: 0 }))
  reportError(error)
}
