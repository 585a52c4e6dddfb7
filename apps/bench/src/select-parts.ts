import { pageNames, type PageName } from './pages/pages.ts'

/** What the command line asks for does not exist; the message says what does. */
export class UsageError extends Error {}

/**
 * The parts of the bench that were asked for, in the bench's own order; all of them where none was.
 * @throws {UsageError}
 */
export function selectParts(all: readonly string[], asked: readonly string[]): readonly string[] {
  const unknown = asked.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new UsageError(`The bench has no part "${unknown}". It has: ${all.join(', ')}.`)
  return asked.length === 0 ? all : all.filter((name) => asked.includes(name))
}

/**
 * The page that is to be profiled.
 * @throws {UsageError}
 */
export function selectPage(asked: string | undefined): PageName {
  const found = pageNames.find((name) => name === asked)
  if (!found) throw new UsageError(`Which page is to be profiled? One of ${pageNames.join(', ')}.`)
  return found
}
