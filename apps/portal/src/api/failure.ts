import { isWord, i18n } from '@the-house/i18n'

export interface FailureDetails {
  /** HTTP status; 0 where no answer came. */
  status: number
  token?: string | undefined
  message?: string | undefined
  fields?: Record<string, string> | undefined
}

/** Every way in which a call can fail, connection and time-out included. */
export class ApiFailure extends Error implements FailureDetails {
  readonly status: number
  readonly token: string | undefined
  readonly fields: Record<string, string> | undefined
  /** The server's own words, where it sent some. */
  readonly said: string | undefined

  constructor({ status, token, message, fields }: FailureDetails) {
    super(message ?? token ?? `HTTP ${status}`)
    this.name = 'ApiFailure'
    this.status = status
    this.token = token
    this.fields = fields
    this.said = message
  }

  /** Whether the same call may succeed later without anybody changing anything. */
  get passing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

/** What to tell the user: the server's message, else its token's words, else the generic text. */
export function failureText({ message, token }: Pick<FailureDetails, 'message' | 'token'>): string {
  // A few tokens name words of their own screen.
  const key = [`errors.${token}`, String(token)].find(isWord)
  return message ?? i18n.t(key ?? 'errors.generic')
}

type Reaction = (failure: ApiFailure) => void
let react: Reaction = () => undefined

/** Names the one place that reacts to failures (app/failures.ts). */
export const onFailure = (reaction: Reaction): void => {
  react = reaction
}

/** Hands a failure that the caller does not handle itself to that place. */
export function report(error: unknown): void {
  if (error instanceof ApiFailure) react(error)
  else throw error
}
