import { cpfDigits } from '@the-house/domain'
import { ValidationError } from 'yup'
import type { enrolments } from '../../db/schema/index.ts'
import { texts } from '../texts.ts'
import { rowSchema, type School } from './row-schema.ts'
import type { Row } from './table.ts'

/** An enrolment as the file wants it. */
export type Wanted = Required<
  Pick<typeof enrolments.$inferInsert, 'code' | 'profile' | 'unity_id' | 'tribe_id' | 'name' | 'cpf' | 'email'>
>

/** What is wrong, by line of the file. */
export class Faults {
  readonly #byLine: Map<number, string[]>

  constructor(known: Map<number, string[]>) {
    this.#byLine = known
  }

  add(line: number, ...whats: string[]): void {
    this.#byLine.set(line, [...(this.#byLine.get(line) ?? []), ...whats])
  }

  get count(): number {
    return this.#byLine.size
  }

  /** In the order of the file. */
  lines(): string[] {
    const sorted = [...this.#byLine].toSorted(([a], [b]) => a - b)
    return sorted.flatMap(([line, whats]) => whats.map((what) => texts.line(line, what)))
  }
}

/** The enrolments that are right, by line; each fault of the others is noted. */
export function checkRows(rows: readonly Row[], school: School, faults: Faults): Map<number, Wanted> {
  const schema = rowSchema(school)
  const wanted = new Map<number, Wanted>()
  const lineOfCode = new Map<string, number>()
  for (const { line, cells } of rows) {
    const first = lineOfCode.get(cells.code)
    if (first !== undefined && cells.code !== '') {
      faults.add(line, texts.twice(cells.code, first))
      continue
    }
    lineOfCode.set(cells.code, line)
    try {
      const { code, profile, unit, tribe, name, cpf, email } = schema.validateSync(cells, { abortEarly: false })
      wanted.set(line, {
        code,
        profile,
        unity_id: school.units.find(unit)?.id ?? 0,
        tribe_id: tribe === undefined ? null : (school.tribes.find(tribe)?.id ?? null),
        name,
        cpf: cpf === undefined ? null : cpfDigits(cpf),
        email: email?.toLowerCase() ?? null,
      })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      faults.add(line, ...error.errors)
    }
  }
  return wanted
}
