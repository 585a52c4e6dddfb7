import { enrolColumns, type EnrolColumn, type EnrolError } from '@the-house/domain'
import { readTable as readAnyTable, type Line, type TakenColumns } from '../table.ts'
import { Unreadable } from './enrol-errors.ts'

/** The accepted headings of each column. */
const headings: Record<EnrolColumn, readonly string[]> = {
  code: ['code', 'codigo', 'chave', 'codigo de acesso', 'access code'],
  profile: ['profile', 'perfil', 'tipo de perfil', 'tipo', 'tipo de usuario'],
  unit: ['unit', 'unity', 'unidade', 'polo', 'filial'],
  tribe: ['tribe', 'tribo'],
  name: ['name', 'full name', 'nome', 'nome completo', 'nome do aluno', 'nome da aluna', 'nome do estudante'],
  cpf: ['cpf', 'c p f', 'numero do cpf', 'n do cpf', 'no cpf', 'cpf do aluno'],
  email: [
    'email',
    'e mail',
    'e mail address',
    'email address',
    'correio eletronico',
    'endereco de e mail',
    'e mail do aluno',
    'email do aluno',
  ],
  birthday: [
    'birthday', 'birth date', 'birthdate', 'date of birth', 'nascimento', 'data de nascimento', 'data nascimento',
    'data nasc', 'dt nascimento', 'dt nasc', 'nasc', 'aniversario', 'data de aniversario',
  ], // oxfmt-ignore
  chapter: ['chapter', 'capitulo', 'capitulo inicial'],
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
export function readTable(lines: readonly Line[]): { rows: Row[]; errors: EnrolError[]; columns: TakenColumns } {
  const header = { columns: enrolColumns, headings, needed, ignoresUnknown: true }
  const { rows, faults, taken, isTable } = readAnyTable(lines, header)
  if (!isTable) throw new Unreadable(...faults)
  return { rows: rows.map(({ line, at }) => ({ line, cells: cellsOf(at) })), errors: faults, columns: taken }
}
