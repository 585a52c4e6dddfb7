import { DomainError } from '@the-house/domain'
import { eq, getTableName } from 'drizzle-orm'
import type { House } from '../house.ts'
import { brokenBy } from '../plugins/failures.ts'
import type { SignedIn } from '../plugins/session.ts'
import type { Entity, Values } from './entities.ts'
import { record } from './history.ts'
import { writeLists } from './lists.ts'
import { present, snapshot } from './present.ts'
import { findRow } from './read.ts'
import { assertRelated } from './related.ts'
import { placed, valuesOf } from './values.ts'

const uniqueViolation = '23505'

/** Refuses what may be there only once by its field: such an index is called `<table>_<field>_unique`. */
export async function once<T>({ row }: Entity, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const [start, end] = [`${getTableName(row.table)}_`, '_unique']
    const broken = brokenBy(error, uniqueViolation)
    if (!broken?.startsWith(start) || !broken.endsWith(end)) throw error
    throw new DomainError('validation', { [broken.slice(start.length, -end.length)]: 'validation.taken' })
  }
}

/** Refuses what is wrong with a thing as a whole. */
function assertWhole({ row }: Entity, body: Values, kept?: Values): void {
  const fields = row.check?.(body, kept)
  if (fields) throw new DomainError('validation', fields)
}

/** Makes a thing; it, its lists and the note of who made it are there together or not at all. */
export function create(house: House, entity: Entity, user: SignedIn, body: Values): Promise<Values> {
  const { table, made } = entity.row
  return once(entity, () =>
    house.db.transaction(async (tx) => {
      const at = house.clock()
      await assertRelated(tx, entity, body)
      assertWhole(entity, body)
      const values = await placed(tx, entity, valuesOf(entity, body))
      const [stored] = await tx
        .insert(table)
        .values({ ...values, ...made?.(user, at), updated_at: at })
        .returning({ id: table.id })
      const id = Number(stored?.['id'])
      await writeLists(tx, entity, id, user, body)
      const after = await findRow(tx, entity, id)
      await record(tx, { entity, id, user, at, action: 'CREATE', after: snapshot(entity, after) })
      return present(entity, after, house)
    }),
  )
}

interface Changed {
  id: number
  body: Values
}

/** Changes a thing for whoever knows its newest version; of two at once, one. */
export function change(house: House, entity: Entity, user: SignedIn, { id, body }: Changed): Promise<Values> {
  const { table } = entity.row
  return once(entity, () =>
    house.db.transaction(async (tx) => {
      const at = house.clock()
      // Before its own row is locked: whoever removes things locks in this order too.
      await assertRelated(tx, entity, body)
      const before = await findRow(tx, entity, id, 'update')
      if (before['version'] !== body['version']) throw new DomainError('conflict')
      assertWhole(entity, body, before)
      const values = await placed(tx, entity, valuesOf(entity, body), id)
      await tx
        .update(table)
        .set({ ...values, version: Number(before['version']) + 1, updated_at: at })
        .where(eq(table.id, id))
      await writeLists(tx, entity, id, user, body)
      const after = await findRow(tx, entity, id)
      const note = { before: snapshot(entity, before), after: snapshot(entity, after) }
      await record(tx, { entity, id, user, at, action: 'UPDATE', ...note })
      return present(entity, after, house)
    }),
  )
}
