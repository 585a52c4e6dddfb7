import { DrizzleQueryError } from 'drizzle-orm'

interface Thrown {
  name?: unknown
  message?: unknown
  stack?: unknown
  code?: unknown
  cause?: unknown
}

interface Told {
  [key: string]: unknown
  type: string
  message: string
  stack: string
  code?: string
  caused_by?: Told
}

const isThrown = (value: unknown): value is Thrown => typeof value === 'object' && value !== null

const text = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise

/**
 * Serializes an error with its causes for the log. The messages of query errors contain the values of the query, which
 * may be secrets: only the database's own message is logged.
 */
export function describeError(error: unknown, depth = 5): Told {
  if (error instanceof DrizzleQueryError && error.cause) return describeError(error.cause, depth)
  if (!isThrown(error)) return { type: typeof error, message: text(error), stack: '' }
  const { name, message, stack, code, cause } = error
  return {
    type: text(name, 'Error'),
    message: text(message),
    stack: text(stack),
    ...(code !== undefined && { code: text(code) }),
    ...(cause !== undefined && depth > 0 && { caused_by: describeError(cause, depth - 1) }),
  }
}
