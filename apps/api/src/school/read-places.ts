import { readPath } from '../course/path.ts'
import type { Db } from '../db/client.ts'
import { tribes, unities } from '../db/schema/index.ts'
import { isNotDeleted } from '../db/visibility.ts'
import type { SchoolPlaces } from './enrol/read-people.ts'
import { Places, type Place } from './places.ts'
import { firstTribes } from './tribes.ts'

/** Lists the units, the oldest first. */
const listUnits = (db: Db): Promise<Place[]> =>
  db
    .select({ id: unities.id, name: unities.name, archived: unities.archived })
    .from(unities)
    .where(isNotDeleted(unities))
    .orderBy(unities.id)

const listTribes = (db: Db): Promise<Place[]> =>
  db.select({ id: tribes.id, name: tribes.name }).from(tribes).where(isNotDeleted(tribes)).orderBy(tribes.id)

/** Lists the chapters of the course path, named by their numbers. */
export const listChapters = async (db: Db): Promise<Place[]> =>
  (await readPath(db)).map((id, index) => ({ id, name: String(index + 1) }))

export const readPlaces = async (db: Db): Promise<SchoolPlaces> => ({
  units: await listUnits(db),
  tribes: await listTribes(db),
  chapters: await listChapters(db),
})

export const readUnits = async (db: Db) => new Places(await listUnits(db))

/** Inserts a unit, and with the first one the tribes. */
export async function insertUnit(tx: Db, values: { name: string; time_zone: string }): Promise<Place> {
  const [unit] = await tx.insert(unities).values(values).returning({ id: unities.id, name: unities.name })
  if (!unit) throw new Error('The unit was not written.')
  if ((await tx.$count(tribes)) === 0) await tx.insert(tribes).values([...firstTribes])
  return unit
}
