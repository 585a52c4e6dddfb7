import { tribeNames } from '../../school/tribes.ts'
import type { holidays, rooms as roomTable, tribes, unities } from '../../db/schema/index.ts'

/** Number 4 is the unit that has no store. */
export const units: (typeof unities.$inferInsert & { id: number })[] = [
  { id: 1, name: 'Recife Boa Viagem', time_zone: 'America/Recife' },
  { id: 2, name: 'São Paulo Pinheiros', time_zone: 'America/Sao_Paulo' },
  { id: 3, name: 'Manaus Centro', time_zone: 'America/Manaus' },
  { id: 4, name: 'Online', time_zone: 'America/Sao_Paulo', store: false },
  { id: 5, name: 'Porto Alegre Moinhos', time_zone: 'America/Sao_Paulo' },
]

/** The rooms of every unit that has a house; the last one is for a few people. */
export const rooms: (typeof roomTable.$inferInsert & { id: number })[] = units
  .filter(({ name }) => name !== 'Online')
  .flatMap(({ id: unity_id }) =>
    [
      { name: 'Arch Room', places: 8 },
      { name: 'Lantern Room', places: 8 },
      { name: 'Ivy Room', places: 4 },
    ].map((room, index) => ({ id: unity_id * 10 + index, unity_id, ...room })),
  )

export const clans: (typeof tribes.$inferInsert & { id: number })[] = tribeNames.map((name, index) => ({
  id: index + 1,
  name,
}))

/** The holidays around the end of the year: one of all units, and one of São Paulo alone. */
export function holidaysFrom(now: Date): (typeof holidays.$inferInsert & { id: number })[] {
  const year = now.getUTCFullYear()
  return [
    { id: 1, unity_id: null, name: 'Christmas', first_day: `${year}-12-24`, last_day: `${year}-12-26` },
    { id: 2, unity_id: 2, name: 'Day of the city', first_day: `${year + 1}-01-25`, last_day: `${year + 1}-01-25` },
  ]
}
