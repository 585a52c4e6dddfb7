import { cpfDigits, cpfText, enrolColumns, enrolErrors, profiles, type EnrolError } from '@the-house/domain'
import { ValidationError } from 'yup'
import type { enrolments } from '../../db/schema/index.ts'
import { errorOf, type ErrorDetails, type ErrorsByLine } from './enrol-errors.ts'
import { dayIn, rowSchema, withZeros, type School } from './row-schema.ts'
import type { Row } from './table.ts'

/** An enrolment as specified by a row of the file; an empty code is still to be made. */
export type Wanted = Required<
  Pick<
    typeof enrolments.$inferInsert,
    'code' | 'profile' | 'unity_id' | 'tribe_id' | 'name' | 'cpf' | 'email' | 'birthday' | 'chapter_id'
  >
>

/** How many CPFs lost zeros at their begin: those that are offered with them, and those that got them back. */
export interface Zeros {
  offered: number
  added: number
}

interface CheckOptions {
  errors: ErrorsByLine
  addsZeros: boolean
}

/** How many of the values that are known an error names. */
const mostKnown = 30
/** How much of a cell an error quotes. */
const mostGiven = 200

/** The valid values of a column, shown with the error. */
function knownIn({ units, tribes, chapters }: School, column: ErrorDetails['column'], cell: string): readonly string[] {
  if (column === 'cpf') return [withZeros(cell) ?? []].flat().map(cpfText)
  if (column === 'unit') return units.names
  if (column === 'tribe') return tribes.names
  if (column === 'chapter') return chapters.names
  return column === 'profile' ? profiles : []
}

/** Converts the validation error of a row to enrolment errors. */
function toEnrolErrors(error: ValidationError, { line, cells }: Row, school: School): EnrolError[] {
  const inner = error.inner.length > 0 ? error.inner : [error]
  return inner.flatMap(({ path, message }) => {
    const column = enrolColumns.find((one) => one === path)
    const fault = enrolErrors.find((one) => one === message)
    if (!column || !fault) throw error
    return errorOf(line, fault, {
      column,
      given: cells[column].slice(0, mostGiven),
      known: knownIn(school, column, cells[column]).slice(0, mostKnown),
    })
  })
}

/** Gives the CPF of a row the zeros back that it lost. */
function withWholeCpf(row: Row, zeros: Zeros): Row {
  const cpf = withZeros(row.cells.cpf)
  if (cpf === null) return row
  zeros.added += 1
  return { ...row, cells: { ...row.cells, cpf } }
}

/** Validates the rows and adds their errors to `errors`. @returns the valid enrolments by line */
export function checkRows(
  rows: readonly Row[],
  school: School,
  { errors, addsZeros }: CheckOptions,
): { wanted: Map<number, Wanted>; zeros: Zeros } {
  const zeros: Zeros = { offered: 0, added: 0 }
  const schema = rowSchema(school)
  const wanted = new Map<number, Wanted>()
  const lineOfCode = new Map<string, number>()
  for (const given of rows) {
    const row = addsZeros ? withWholeCpf(given, zeros) : given
    const { line, cells } = row
    const first = lineOfCode.get(cells.code)
    if (first !== undefined && cells.code !== '') {
      errors.add(errorOf(line, 'twice', { column: 'code', given: cells.code, known: [String(first)] }))
      continue
    }
    lineOfCode.set(cells.code, line)
    try {
      const { code, profile, unit, tribe, name, cpf, email, birthday, chapter } = schema.validateSync(cells, {
        abortEarly: false,
      })
      wanted.set(line, {
        code: code ?? '',
        profile,
        unity_id: school.units.find(unit)?.id ?? 0,
        tribe_id: tribe === undefined ? null : (school.tribes.find(tribe)?.id ?? null),
        name,
        cpf: cpf === undefined ? null : cpfDigits(cpf),
        email: email?.toLowerCase() ?? null,
        birthday: birthday === undefined ? null : dayIn(birthday),
        chapter_id: chapter === undefined ? null : (school.chapters.find(chapter)?.id ?? null),
      })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const found = toEnrolErrors(error, row, school)
      if (found.some(({ fault }) => fault === 'cpfZeros')) zeros.offered += 1
      errors.add(...found)
    }
  }
  return { wanted, zeros }
}
