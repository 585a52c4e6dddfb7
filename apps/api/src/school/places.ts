import { readPath } from '../course/path.ts'
import type { Db } from '../db/client.ts'
import { tribes, unities } from '../db/schema/index.ts'
import { isNotDeleted } from '../db/visibility.ts'
import { firstTribes } from './tribes.ts'

/** Normalizes a name for comparison: without case, accents and repeated spaces. */
export const fold = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()

export interface Place {
  id: number
  name: string
  /** An archived unit, which takes nobody and nothing new. */
  archived?: boolean
}

/** Finds units or tribes by name. */
export class Places {
  /** The names to choose from, without archived units. */
  readonly names: readonly string[]
  readonly #byName: ReadonlyMap<string, Place>

  constructor(places: readonly Place[]) {
    this.names = places.filter(({ archived }) => !archived).map(({ name }) => name)
    this.#byName = new Map(places.map((place) => [fold(place.name), place]))
  }

  find(name: string): Place | undefined {
    return this.#byName.get(fold(name))
  }
}

/** Loads the units, the oldest first. */
export const readUnits = async (db: Db) =>
  new Places(
    await db
      .select({ id: unities.id, name: unities.name, archived: unities.archived })
      .from(unities)
      .where(isNotDeleted(unities))
      .orderBy(unities.id),
  )

export const readTribes = async (db: Db) =>
  new Places(
    await db.select({ id: tribes.id, name: tribes.name }).from(tribes).where(isNotDeleted(tribes)).orderBy(tribes.id),
  )

/** Loads the chapters of the course path, named by their numbers. */
export const readChapters = async (db: Db) =>
  new Places((await readPath(db)).map((id, index) => ({ id, name: String(index + 1) })))

/** Inserts a unit, and with the first one the tribes. */
export async function insertUnit(tx: Db, values: { name: string; time_zone: string }): Promise<Place> {
  const [unit] = await tx.insert(unities).values(values).returning({ id: unities.id, name: unities.name })
  if (!unit) throw new Error('The unit was not written.')
  if ((await tx.$count(tribes)) === 0) await tx.insert(tribes).values([...firstTribes])
  return unit
}
