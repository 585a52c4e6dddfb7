import type { EnrolColumn, EnrolError, EnrolErrorCode } from '@the-house/domain'

/** The details of an error, where it has some. */
export type ErrorDetails = Partial<Pick<EnrolError, 'column' | 'given' | 'known'>>

/** Builds an enrolment error; `line` 0 stands for the file as a whole. */
export const errorOf = (
  line: number,
  fault: EnrolErrorCode,
  { column = null, given = '', known = [] }: ErrorDetails = {},
): EnrolError => ({ line, fault, column, given, known })

/** A file that is no table of enrolments at all. */
export class Unreadable extends Error {
  readonly errors: readonly EnrolError[]

  constructor(...errors: EnrolError[]) {
    super(errors.map(({ fault }) => fault).join(', '))
    this.name = 'Unreadable'
    this.errors = errors
  }
}

/** Beyond these, lines with errors are only counted: nobody mends hundreds at once. */
const mostLines = 200

/** Collects the errors of a file by line. */
export class ErrorsByLine {
  readonly #byLine = new Map<number, EnrolError[]>()
  readonly #further = new Set<number>()

  constructor(known: readonly EnrolError[] = []) {
    this.add(...known)
  }

  add(...errors: EnrolError[]): void {
    for (const error of errors) {
      const known = this.#byLine.get(error.line)
      if (known) known.push(error)
      else if (this.#byLine.size < mostLines) this.#byLine.set(error.line, [error])
      else this.#further.add(error.line)
    }
  }

  /** How many lines have errors. */
  get count(): number {
    return this.#byLine.size + this.#further.size
  }

  has(line: number): boolean {
    return this.#byLine.has(line) || this.#further.has(line)
  }

  /** The errors that are kept, in the order of the lines. */
  all(): EnrolError[] {
    return [...this.#byLine].toSorted(([a], [b]) => a - b).flatMap(([, errors]) => errors)
  }
}

/** The label of a column. */
export const columnLabel = (column: EnrolColumn): string => (column === 'email' ? 'e-mail' : column)
