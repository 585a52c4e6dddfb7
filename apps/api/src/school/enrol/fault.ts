import type { EnrolColumn, EnrolError, EnrolFaultName } from '@the-house/domain'

/** The details of an error, where it has some. */
export type About = Partial<Pick<EnrolError, 'column' | 'given' | 'known'>>

export const faultOf = (
  line: number,
  fault: EnrolFaultName,
  { column = null, given = '', known = [] }: About = {},
): EnrolError => ({ line, fault, column, given, known })

/** A file that is no table of enrolments at all. */
export class Unreadable extends Error {
  readonly faults: readonly EnrolError[]

  constructor(...faults: EnrolError[]) {
    super(faults.map(({ fault }) => fault).join(', '))
    this.name = 'Unreadable'
    this.faults = faults
  }
}

/** Collects the errors of a file by line. */
export class Faults {
  readonly #byLine = new Map<number, EnrolError[]>()

  constructor(known: readonly EnrolError[] = []) {
    this.add(...known)
  }

  add(...faults: EnrolError[]): void {
    for (const fault of faults) this.#byLine.set(fault.line, [...(this.#byLine.get(fault.line) ?? []), fault])
  }

  /** How many lines have errors. */
  get count(): number {
    return this.#byLine.size
  }

  has(line: number): boolean {
    return this.#byLine.has(line)
  }

  /** All errors, in the order of the lines. */
  all(): EnrolError[] {
    return [...this.#byLine].toSorted(([a], [b]) => a - b).flatMap(([, faults]) => faults)
  }
}

/** The label of a column. */
export const columnLabel = (column: EnrolColumn): string => (column === 'email' ? 'e-mail' : column)
