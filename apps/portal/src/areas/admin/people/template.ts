import type { EnrolColumn } from '@the-house/domain'
import { csvOf } from '../managed/csv.ts'

const columns: readonly EnrolColumn[] = [
  'code',
  'profile',
  'unit',
  'tribe',
  'name',
  'cpf',
  'email',
  'birthday',
  'chapter',
]

/** Returns a template file: the header and a sample line with a unit and a tribe of the school, whose code is made. */
export const templateOf = (unit: string, tribe: string): string =>
  csvOf(columns, [['', 'STUDENT', unit, tribe, 'Ana Souza', '529.982.247-25', 'ana@example.com', '17/08/1994', '1']])
