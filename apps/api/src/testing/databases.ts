import { openServer } from '../db/client.ts'
import { openTestHouse } from './house.ts'
import { openPostgres } from './postgres.ts'

/** What the product runs on: what happens at once, or in any order, is tried on both. */
export const databases = ['PostgreSQL', 'the embedded database'] as const

/** A school on a database of its own. */
export async function openHouseOn(database: (typeof databases)[number]) {
  const postgres = database === 'PostgreSQL' ? await openPostgres() : undefined
  const house = await openTestHouse(postgres)
  return {
    ...house,
    /** What another process on the same database would have; the embedded one has one process alone. */
    second: () => postgres && openServer(postgres.url, () => undefined),
    close: async () => {
      await house.close()
      await postgres?.stop()
    },
  }
}

export type HouseOn = Awaited<ReturnType<typeof openHouseOn>>
