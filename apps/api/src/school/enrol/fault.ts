import type { EnrolColumn, EnrolFault, EnrolFaultName } from '@the-house/domain'

/** What goes with the name of a fault, where there is something to say. */
export type About = Partial<Pick<EnrolFault, 'column' | 'given' | 'known'>>

export const faultOf = (
  line: number,
  fault: EnrolFaultName,
  { column = null, given = '', known = [] }: About = {},
): EnrolFault => ({ line, fault, column, given, known })

/** A file that cannot be read as a table of people at all. */
export class Unreadable extends Error {
  readonly faults: readonly EnrolFault[]

  constructor(...faults: EnrolFault[]) {
    super(faults.map(({ fault }) => fault).join(', '))
    this.name = 'Unreadable'
    this.faults = faults
  }
}

/** What is wrong with a file, by its line. */
export class Faults {
  readonly #byLine = new Map<number, EnrolFault[]>()

  constructor(known: readonly EnrolFault[] = []) {
    this.add(...known)
  }

  add(...faults: EnrolFault[]): void {
    for (const fault of faults) this.#byLine.set(fault.line, [...(this.#byLine.get(fault.line) ?? []), fault])
  }

  /** How many lines are wrong. */
  get count(): number {
    return this.#byLine.size
  }

  has(line: number): boolean {
    return this.#byLine.has(line)
  }

  /** In the order of the file. */
  all(): EnrolFault[] {
    return [...this.#byLine].toSorted(([a], [b]) => a - b).flatMap(([, faults]) => faults)
  }
}

/** How people call a column. */
export const columnWord = (column: EnrolColumn): string => (column === 'email' ? 'e-mail' : column)
