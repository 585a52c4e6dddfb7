import { enrolColumns, type EnrolColumn, type EnrolFault } from '@the-house/domain'
import { fold } from '../places.ts'
import { faultOf, Unreadable } from './fault.ts'
import type { Line } from './read-csv.ts'

/** The words that head the columns of the file. */
const headings: Record<EnrolColumn, readonly string[]> = {
  code: ['code', 'codigo'],
  profile: ['profile', 'perfil'],
  unit: ['unit', 'unity', 'unidade'],
  tribe: ['tribe', 'tribo'],
  name: ['name', 'nome'],
  cpf: ['cpf'],
  email: ['email', 'e-mail'],
}
const needed: readonly EnrolColumn[] = ['code', 'profile', 'unit', 'name']

/** A line of the file by column; a column that the file has not is empty. */
export type Cells = Record<EnrolColumn, string>
export interface Row {
  line: number
  cells: Cells
}

const columnOf = (heading: string): EnrolColumn | undefined =>
  enrolColumns.find((column) => headings[column].some((word) => word === fold(heading)))

/** Where each column stands; every fault of the header at once. */
function readHeader(header: readonly string[]): Map<EnrolColumn, number> {
  const faults: EnrolFault[] = []
  const places = new Map<EnrolColumn, number>()
  for (const [index, heading] of header.entries()) {
    const column = columnOf(heading)
    if (!column) faults.push(faultOf(1, 'columnUnknown', { given: heading }))
    else if (places.has(column)) faults.push(faultOf(1, 'columnTwice', { column }))
    else places.set(column, index)
  }
  const missing = needed.filter((column) => !places.has(column))
  faults.push(...missing.map((column) => faultOf(1, 'columnMissing', { column })))
  if (faults.length > 0) throw new Unreadable(...faults)
  return places
}

/** Spreadsheets leave separators behind where columns were deleted. */
const withoutTail = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** The rows of a table with a header, and what is wrong with the shape of others. */
export function readTable([header, ...lines]: readonly Line[]): { rows: Row[]; faults: EnrolFault[] } {
  if (!header || lines.length === 0) throw new Unreadable(faultOf(0, 'empty'))
  const heading = withoutTail(header.cells)
  const places = readHeader(heading)
  const rows: Row[] = []
  const faults: EnrolFault[] = []
  for (const { line, cells } of lines) {
    const { length } = withoutTail(cells)
    if (length > heading.length)
      faults.push(faultOf(line, 'wide', { given: String(length), known: [String(heading.length)] }))
    else {
      const at = (column: EnrolColumn) => cells[places.get(column) ?? -1] ?? ''
      const [code, profile, unit, tribe] = [at('code'), at('profile'), at('unit'), at('tribe')]
      rows.push({ line, cells: { code, profile, unit, tribe, name: at('name'), cpf: at('cpf'), email: at('email') } })
    }
  }
  return { rows, faults }
}
