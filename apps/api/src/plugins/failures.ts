import { DomainError, type ErrorToken } from '@the-house/domain'

interface Fault {
  code?: unknown
  statusCode?: unknown
  message?: unknown
  cause?: unknown
  constraint?: unknown
}

const isFault = (value: unknown): value is Fault => typeof value === 'object' && value !== null

/** An error and what caused it, outermost first. */
function* chain(error: unknown): Generator<Fault> {
  let current = error
  for (let depth = 0; isFault(current) && depth < 5; depth += 1) {
    yield current
    current = current.cause
  }
}

/** SQL states and codes of Node, by their beginning, with what they mean to the caller. */
const meanings: readonly (readonly [string, ErrorToken])[] = [
  ['22', 'validation'], // a value that the database cannot hold
  ['08', 'unavailable'], // connection lost
  ['57P', 'unavailable'], // the server is stopping or starting
  ['57014', 'unavailable'], // took too long
  ['53', 'unavailable'], // out of connections, memory or disk
  ['40', 'unavailable'], // a deadlock: try again
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

/** What pg says where it gives no code. */
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error/i

/** What a thrown thing means to the caller. */
export function tokenOf(error: unknown): ErrorToken {
  for (const { code, statusCode, message } of chain(error)) {
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

/** Whether an error, or what caused it, is of a SQL state. */
export const hasCode = (error: unknown, state: string): boolean =>
  Array.from(chain(error)).some(({ code }) => code === state)

/** The constraint of the database that an error, or what caused it, has met, where that is of a SQL state. */
export function brokenBy(error: unknown, state: string): string | undefined {
  const met = Array.from(chain(error)).find(({ code }) => code === state)
  return typeof met?.constraint === 'string' ? met.constraint : undefined
}

/** A refusal that knows after how many seconds it is over. */
export class TooMany extends DomainError {
  readonly seconds: number

  constructor(seconds: number) {
    super('tooMany')
    this.seconds = seconds
  }
}

export const asDomainError = (error: unknown): DomainError =>
  error instanceof DomainError ? error : new DomainError(tokenOf(error))
