import { enrolColumns, type EnrolColumn, type EnrolError } from '@the-house/domain'
import { readTable as readAnyTable, type Line } from '../table.ts'
import { Unreadable } from './enrol-errors.ts'

/** The accepted headings of each column. */
const headings: Record<EnrolColumn, readonly string[]> = {
  code: ['code', 'codigo'],
  profile: ['profile', 'perfil'],
  unit: ['unit', 'unity', 'unidade'],
  tribe: ['tribe', 'tribo'],
  name: ['name', 'nome'],
  cpf: ['cpf'],
  email: ['email', 'e-mail'],
  birthday: ['birthday', 'nascimento', 'data de nascimento', 'aniversario'],
  chapter: ['chapter', 'capitulo'],
}
const needed: readonly EnrolColumn[] = ['profile', 'unit', 'name']

/** The cells of a line by column; a missing column is empty. */
export type Cells = Record<EnrolColumn, string>
export interface Row {
  line: number
  cells: Cells
}

const cellsOf = (at: (column: EnrolColumn) => string): Cells => {
  const [code, profile, unit, tribe, name] = [at('code'), at('profile'), at('unit'), at('tribe'), at('name')]
  const known = { cpf: at('cpf'), email: at('email'), birthday: at('birthday') }
  return { code, profile, unit, tribe, name, ...known, chapter: at('chapter') }
}

/** Reads the rows of a table with a header, and the errors of rows with a wrong number of cells. */
export function readTable(lines: readonly Line[]): { rows: Row[]; errors: EnrolError[] } {
  const { rows, faults, isTable } = readAnyTable(lines, { columns: enrolColumns, headings, needed })
  if (!isTable) throw new Unreadable(...faults)
  return { rows: rows.map(({ line, at }) => ({ line, cells: cellsOf(at) })), errors: faults }
}
