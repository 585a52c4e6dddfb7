import { DomainError, type ErrorToken } from '@the-house/domain'

interface Fault {
  code?: unknown
  statusCode?: unknown
  message?: unknown
  cause?: unknown
  constraint?: unknown
  detail?: unknown
}

const isFault = (value: unknown): value is Fault => typeof value === 'object' && value !== null

/** Iterates over an error and its causes, outermost first. */
function* chain(error: unknown): Generator<Fault> {
  let current = error
  for (let depth = 0; isFault(current) && depth < 5; depth += 1) {
    yield current
    current = current.cause
  }
}

/** The error tokens by prefix of the SQLSTATE or Node error code. */
const meanings: readonly (readonly [string, ErrorToken])[] = [
  ['22', 'validation'], // a value that the database cannot hold
  ['08', 'unavailable'], // connection lost
  ['57P', 'unavailable'], // the server is stopping or starting
  ['25006', 'unavailable'], // the server takes no writes: a standby, or a full disk of a managed one
  ['57014', 'unavailable'], // the statement timed out
  ['53', 'unavailable'], // out of connections, memory or disk
  ['40', 'unavailable'], // a deadlock: the caller retries
  ['55P03', 'unavailable'], // a lock was not granted in time
  ['ECONN', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
  ['EAI_AGAIN', 'unavailable'],
  ['EHOSTUNREACH', 'unavailable'],
  ['ETIMEDOUT', 'unavailable'],
  ['EPIPE', 'unavailable'],
  ['ENOSPC', 'unavailable'],
  ['FST_ERR_BAD_URL', 'notFound'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'notFound'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'tooLarge'],
  ['FST_ERR_CTP', 'validation'],
]

/** Messages of pg for connection errors that have no code. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error/i

/** Maps a thrown value to the error token of the response. */
export function errorTokenOf(error: unknown): ErrorToken {
  for (const fault of chain(error)) {
    if (fault instanceof DomainError) return fault.token
    const { code, statusCode, message } = fault
    const found = typeof code === 'string' && meanings.find(([start]) => code.startsWith(start))
    if (found) return found[1]
    if (typeof message === 'string' && lostConnection.test(message)) return 'unavailable'
    if (statusCode === 403 || statusCode === 404) return 'notFound'
    if (statusCode === 413) return 'tooLarge'
    if (statusCode === 429) return 'tooMany'
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return 'validation'
  }
  return 'internal'
}

/** Whether an error says that the database, or what else the server needs, is not there. */
export const isOutage = (error: unknown): boolean => errorTokenOf(error) === 'unavailable'

/** Whether an error or one of its causes has a SQLSTATE. */
export const hasCode = (error: unknown, state: string): boolean =>
  Array.from(chain(error)).some(({ code }) => code === state)

/** Whether the database answers and refuses to write: it is read-only, or its disk is full. */
export const refusesWrites = (error: unknown): boolean => hasCode(error, '25006') || hasCode(error, '53100')

/** Returns what the database says of a violation beyond its message, for a SQLSTATE. */
export function violationDetail(error: unknown, state: string): string | undefined {
  const met = Array.from(chain(error)).find(({ code }) => code === state)
  return typeof met?.detail === 'string' ? met.detail : undefined
}

/** Returns the constraint that an error or one of its causes violated, for a SQLSTATE. */
export function violatedConstraint(error: unknown, state: string): string | undefined {
  const met = Array.from(chain(error)).find(({ code }) => code === state)
  return typeof met?.constraint === 'string' ? met.constraint : undefined
}

/** A refusal that carries its Retry-After in seconds. */
export class TooManyRequestsError extends DomainError {
  readonly seconds: number

  constructor(seconds: number) {
    super('tooMany')
    this.seconds = seconds
  }
}

export const asDomainError = (error: unknown): DomainError =>
  error instanceof DomainError ? error : new DomainError(errorTokenOf(error))
