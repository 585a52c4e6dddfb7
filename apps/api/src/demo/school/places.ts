import { tribeNames } from '../../school/tribes.ts'
import type { tribes, unities } from '../../db/schema/index.ts'

/** Number 4 is the unit that has no store. */
export const units: (typeof unities.$inferInsert & { id: number })[] = [
  { id: 1, name: 'Recife Boa Viagem', time_zone: 'America/Recife' },
  { id: 2, name: 'São Paulo Pinheiros', time_zone: 'America/Sao_Paulo' },
  { id: 3, name: 'Manaus Centro', time_zone: 'America/Manaus' },
  { id: 4, name: 'Online', time_zone: 'America/Sao_Paulo' },
  { id: 5, name: 'Porto Alegre Moinhos', time_zone: 'America/Sao_Paulo' },
]

export const clans: (typeof tribes.$inferInsert & { id: number })[] = tribeNames.map((name, index) => ({
  id: index + 1,
  name,
}))
