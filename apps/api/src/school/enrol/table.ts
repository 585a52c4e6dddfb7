import { Refusal } from '../refusal.ts'
import { fold } from '../places.ts'
import { texts } from '../texts.ts'
import type { Line } from './read-csv.ts'

/** The columns of the file, and the words that head them. */
const headings = {
  code: ['code', 'codigo'],
  profile: ['profile', 'perfil'],
  unit: ['unit', 'unity', 'unidade'],
  tribe: ['tribe', 'tribo'],
  name: ['name', 'nome'],
  cpf: ['cpf'],
  email: ['email', 'e-mail'],
} as const
export type Column = keyof typeof headings
const columns = Object.keys(headings).filter((key): key is Column => key in headings)
const needed: readonly Column[] = ['code', 'profile', 'unit', 'name']

/** A line of the file by column; a column that the file has not is empty. */
export type Cells = Record<Column, string>
export interface Row {
  line: number
  cells: Cells
}

const columnOf = (heading: string): Column | undefined =>
  columns.find((column) => headings[column].some((word) => word === fold(heading)))

/** Where each column stands; every fault of the header at once. */
function readHeader(header: readonly string[]): Map<Column, number> {
  const faults: string[] = []
  const places = new Map<Column, number>()
  for (const [index, heading] of header.entries()) {
    const column = columnOf(heading)
    if (!column) faults.push(texts.columnUnknown(heading))
    else if (places.has(column)) faults.push(texts.columnTwice(column))
    else places.set(column, index)
  }
  faults.push(...needed.filter((column) => !places.has(column)).map((column) => texts.columnMissing(column)))
  if (faults.length > 0) throw new Refusal(...faults)
  return places
}

/** Spreadsheets leave separators behind where columns were deleted. */
const withoutTail = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** The rows of a table with a header, and what is wrong with the shape of others. */
export function readTable([header, ...lines]: readonly Line[]): { rows: Row[]; faults: Map<number, string[]> } {
  if (!header || lines.length === 0) throw new Refusal(texts.empty)
  const heading = withoutTail(header.cells)
  const places = readHeader(heading)
  const rows: Row[] = []
  const faults = new Map<number, string[]>()
  for (const { line, cells } of lines) {
    const { length } = withoutTail(cells)
    if (length > heading.length) faults.set(line, [texts.wide(length, heading.length)])
    else {
      const at = (column: Column) => cells[places.get(column) ?? -1] ?? ''
      const [code, profile, unit, tribe] = [at('code'), at('profile'), at('unit'), at('tribe')]
      rows.push({ line, cells: { code, profile, unit, tribe, name: at('name'), cpf: at('cpf'), email: at('email') } })
    }
  }
  return { rows, faults }
}
