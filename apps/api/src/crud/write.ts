import { DomainError } from '@the-house/domain'
import { eq, getTableName } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import { violatedConstraint } from '../contract/map-error.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { changeRows } from './change-rows.ts'
import type { Entity, Values } from './entities.ts'
import { recordChange } from './audit-trail.ts'
import { writeLists } from './lists.ts'
import { present, snapshot } from './present.ts'
import { findRow } from './read.ts'
import { assertRelated } from './related.ts'
import { placed, valuesOf } from './values.ts'

const uniqueViolation = '23505'

/**
 * Turns a violation of a unique index into a validation error of its field; such an index is called
 * `<table>_<field>_unique`.
 */
export async function once<T>({ row }: Entity, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const [start, end] = [`${getTableName(row.table)}_`, '_unique']
    const broken = violatedConstraint(error, uniqueViolation)
    if (!broken?.startsWith(start) || !broken.endsWith(end)) throw error
    throw new DomainError('validation', { [broken.slice(start.length, -end.length)]: 'validation.taken' })
  }
}

/** Refuses a row that fails the validation as a whole. */
function assertWhole({ row }: Entity, body: Values, kept?: Values): void {
  const fields = row.check?.(body, kept)
  if (fields) throw new DomainError('validation', fields)
}

/** Creates a row with its lists and its revision in the audit trail, in one transaction. */
export function create(context: AppContext, entity: Entity, user: AuthenticatedUser, body: Values): Promise<Values> {
  const { table, made } = entity.row
  return once(entity, () =>
    changeRows(context, entity, {
      act: async (tx, at) => {
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
        await recordChange(tx, { entity, id, user, at, action: 'CREATE', after: snapshot(entity, after) })
        return { id, result: present(entity, after, context) }
      },
    }),
  )
}

interface Changed {
  id: number
  body: Values
}

/** Updates a row under optimistic locking: a stale version gets a 409 conflict, so that of two writers one wins. */
export function change(
  context: AppContext,
  entity: Entity,
  user: AuthenticatedUser,
  { id, body }: Changed,
): Promise<Values> {
  const { table } = entity.row
  return once(entity, () =>
    changeRows(context, entity, {
      id,
      act: async (tx, at) => {
        // Before the row's own lock: soft deletes lock in the same order, parents first, so that they cannot deadlock.
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
        await recordChange(tx, { entity, id, user, at, action: 'UPDATE', ...note })
        return { id, result: present(entity, after, context) }
      },
    }),
  )
}
