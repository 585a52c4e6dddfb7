import { enrolColumns, type EnrolColumn, type EnrolError } from '@the-house/domain'
import { fold } from '../places.ts'
import { errorOf, Unreadable } from './enrol-errors.ts'
import type { Line } from './read-csv.ts'

/** The accepted headings of each column. */
const headings: Record<EnrolColumn, readonly string[]> = {
  code: ['code', 'codigo'],
  profile: ['profile', 'perfil'],
  unit: ['unit', 'unity', 'unidade'],
  tribe: ['tribe', 'tribo'],
  name: ['name', 'nome'],
  cpf: ['cpf'],
  email: ['email', 'e-mail'],
  chapter: ['chapter', 'capitulo'],
}
const needed: readonly EnrolColumn[] = ['code', 'profile', 'unit', 'name']

/** The cells of a line by column; a missing column is empty. */
export type Cells = Record<EnrolColumn, string>
export interface Row {
  line: number
  cells: Cells
}

const columnOf = (heading: string): EnrolColumn | undefined =>
  enrolColumns.find((column) => headings[column].some((word) => word === fold(heading)))

/** Returns the index of each column, or throws all errors of the header at once. */
function readHeader(header: readonly string[]): Map<EnrolColumn, number> {
  const errors: EnrolError[] = []
  const places = new Map<EnrolColumn, number>()
  for (const [index, heading] of header.entries()) {
    const column = columnOf(heading)
    if (!column) errors.push(errorOf(1, 'columnUnknown', { given: heading }))
    else if (places.has(column)) errors.push(errorOf(1, 'columnTwice', { column }))
    else places.set(column, index)
  }
  const missing = needed.filter((column) => !places.has(column))
  errors.push(...missing.map((column) => errorOf(1, 'columnMissing', { column })))
  if (errors.length > 0) throw new Unreadable(...errors)
  return places
}

/** Drops trailing empty cells: spreadsheets leave separators behind where columns were deleted. */
const withoutTail = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** Reads the rows of a table with a header, and the errors of rows with a wrong number of cells. */
export function readTable([header, ...lines]: readonly Line[]): { rows: Row[]; errors: EnrolError[] } {
  if (!header || lines.length === 0) throw new Unreadable(errorOf(0, 'empty'))
  const heading = withoutTail(header.cells)
  const places = readHeader(heading)
  const rows: Row[] = []
  const errors: EnrolError[] = []
  for (const { line, cells } of lines) {
    const { length } = withoutTail(cells)
    if (length > heading.length)
      errors.push(errorOf(line, 'wide', { given: String(length), known: [String(heading.length)] }))
    else {
      const at = (column: EnrolColumn) => cells[places.get(column) ?? -1] ?? ''
      const [code, profile, unit, tribe] = [at('code'), at('profile'), at('unit'), at('tribe')]
      const person = { name: at('name'), cpf: at('cpf'), email: at('email'), chapter: at('chapter') }
      rows.push({ line, cells: { code, profile, unit, tribe, ...person } })
    }
  }
  return { rows, errors }
}
