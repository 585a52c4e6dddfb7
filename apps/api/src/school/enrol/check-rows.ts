import { setImmediate as turn } from 'node:timers/promises'
import { cpfDigits, enrolColumns, enrolFaults, profiles, type EnrolFault } from '@the-house/domain'
import { ValidationError } from 'yup'
import type { enrolments } from '../../db/schema/index.ts'
import { faultOf, type About, type Faults } from './fault.ts'
import { rowSchema, type School } from './row-schema.ts'
import type { Row } from './table.ts'

/** An enrolment as the file wants it. */
export type Wanted = Required<
  Pick<typeof enrolments.$inferInsert, 'code' | 'profile' | 'unity_id' | 'tribe_id' | 'name' | 'cpf' | 'email'>
>

/** Checking a long file leaves room for what else a server has to do. */
const rowsATurn = 200

/** What a line could have had in a place, for who has to mend it. */
function knownIn({ units, tribes }: School, column: About['column']): readonly string[] {
  if (column === 'unit') return units.names
  if (column === 'tribe') return tribes.names
  return column === 'profile' ? profiles : []
}

/** What a failed schema says of a row. */
function faultsOf(error: ValidationError, { line, cells }: Row, school: School): EnrolFault[] {
  const inner = error.inner.length > 0 ? error.inner : [error]
  return inner.flatMap(({ path, message }) => {
    const column = enrolColumns.find((one) => one === path)
    const fault = enrolFaults.find((one) => one === message)
    if (!column || !fault) throw error
    return faultOf(line, fault, { column, given: cells[column], known: knownIn(school, column).slice() })
  })
}

/** The enrolments that are right, by line; each fault of the others is noted. */
export async function checkRows(rows: readonly Row[], school: School, faults: Faults): Promise<Map<number, Wanted>> {
  const schema = rowSchema(school)
  const wanted = new Map<number, Wanted>()
  const lineOfCode = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (index % rowsATurn === rowsATurn - 1) await turn()
    const { line, cells } = row
    const first = lineOfCode.get(cells.code)
    if (first !== undefined && cells.code !== '') {
      faults.add(faultOf(line, 'twice', { column: 'code', given: cells.code, known: [String(first)] }))
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
      faults.add(...faultsOf(error, row, school))
    }
  }
  return wanted
}
