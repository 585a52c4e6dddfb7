import { isWord, i18n } from '@the-house/i18n'

export interface FailureDetails {
  /** HTTP status; 0 where no answer came. */
  status: number
  token?: string | undefined
  message?: string | undefined
  fields?: Record<string, string> | undefined
  /** Seconds that the server asks to wait before the next try. */
  retryAfter?: number | undefined
  /** A 401 for a session that is not this page's any more. */
  outdated?: boolean
}

/** Every way in which a call can fail, connection and time-out included. */
export class ApiFailure extends Error implements FailureDetails {
  readonly status: number
  readonly token: string | undefined
  readonly fields: Record<string, string> | undefined
  /** The server's own words, where it sent some. */
  readonly said: string | undefined
  readonly retryAfter: number | undefined
  readonly outdated: boolean

  constructor({ status, token, message, fields, retryAfter, outdated = false }: FailureDetails) {
    super(message ?? token ?? `HTTP ${status}`)
    this.name = 'ApiFailure'
    this.status = status
    this.token = token
    this.fields = fields
    this.said = message
    this.retryAfter = retryAfter
    this.outdated = outdated
  }

  /** Whether the same call may succeed later without anybody changing anything. */
  get passing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

type Told = Pick<FailureDetails, 'message' | 'token' | 'retryAfter'>

/** What to tell the user: the server's message, else its token's words, else the generic text. */
export function failureText({ message, token, retryAfter: count }: Told): string {
  if (message) return message
  if (token === 'tooMany' && count) return i18n.t('errors.wait', { count })
  // A few tokens name words of their own screen.
  const key = [`errors.${token}`, String(token)].find(isWord)
  return i18n.t(key ?? 'errors.generic')
}

export const toldOf = ({ said, token, retryAfter }: ApiFailure): string =>
  failureText({ message: said, token, retryAfter })

type Reaction = (failure: ApiFailure) => void
let react: Reaction = () => undefined

/** Names the one place that reacts to failures (app/failures.ts). */
export const onFailure = (reaction: Reaction): void => {
  react = reaction
}

/** Hands a failure that the caller does not handle itself to that place; the caller goes on. */
export function report(error: unknown): void {
  if (error instanceof ApiFailure) {
    react(error)
    return
  }
  // A fault of the page itself: whoever waits is told, and the console knows where.
  react(new ApiFailure({ status: 0 }))
  reportError(error)
}
