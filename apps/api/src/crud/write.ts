import { DomainError } from '@the-house/domain'
import { eq, getTableName } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import { violatedConstraint } from '../contract/map-error.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { changeRows } from './change-rows.ts'
import type { Entity, Values } from './entities.ts'
import { recordChange } from './audit-trail.ts'
import { writeLists } from './lists.ts'
import { assertOwnRow, assertOwnUnit } from './own-units.ts'
import { present, snapshot } from './present.ts'
import { findRow } from './read.ts'
import { assertRelated } from './related.ts'
import { assertSaved, type Saved } from './saved.ts'
import { placed, valuesOf } from './values.ts'
import type { Writing } from './writing.ts'

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

/** Refuses a row that does not fit other rows. */
export async function assertFits(
  { tx, at }: Pick<Writing, 'tx' | 'at'>,
  { row }: Entity,
  body: Values,
  kept?: Values,
): Promise<void> {
  const fields = await row.assert?.(tx, body, kept, at)
  if (fields) throw new DomainError('validation', fields)
}

/**
 * Creates a row with its lists and its revision in the audit trail. Whether it may be published so is judged by the
 * caller.
 * @param files the keys of its files, by column
 * @returns the row
 */
export async function createIn(
  { tx, user, at }: Writing,
  entity: Entity,
  body: Values,
  files: Values = {},
): Promise<Values> {
  const { table, made } = entity.row
  await assertOwnUnit(tx, entity, user, body)
  await assertRelated(tx, entity, body)
  await assertFits({ tx, at }, entity, body)
  const values = await placed(tx, entity, valuesOf(entity, body))
  const [stored] = await tx
    .insert(table)
    .values({ ...values, ...files, ...made?.(user, at), updated_at: at })
    .returning({ id: table.id })
  const id = Number(stored?.['id'])
  await writeLists(tx, entity, id, user, body)
  const after = await findRow(tx, entity, id)
  await recordChange(tx, { entity, id, user, at, action: 'CREATE', after: snapshot(entity, after) })
  return after
}

/** Creates a row in a transaction of its own. */
export function create(context: AppContext, entity: Entity, user: AuthenticatedUser, body: Values): Promise<Values> {
  return once(entity, () =>
    changeRows(context, entity, {
      act: async (tx, at) => {
        const after = await createIn({ tx, user, at }, entity, body)
        await assertSaved(tx, entity, { after })
        return { id: Number(after['id']), result: present(entity, after, context) }
      },
    }),
  )
}

interface Changed {
  id: number
  body: Values
  /** The relations that are given anew; default: all of the body. */
  related?: Values
  /** The keys of files that are put into their places, by column; null: the place becomes empty. */
  files?: Values
}

/**
 * Updates a row. A body with a version is under optimistic locking: a stale one gets a 409 conflict, so that of two
 * writers one wins; without a version the last one wins, and the audit trail has what was there before.
 * Whether it may be published so is judged by the caller.
 * @returns the row before and after
 */
export async function changeIn(
  { tx, user, at }: Writing,
  entity: Entity,
  { id, body, related = body, files = {} }: Changed,
): Promise<Required<Saved>> {
  const { table } = entity.row
  // Before the row's own lock: soft deletes lock in the same order, parents first, so that they cannot deadlock.
  await assertRelated(tx, entity, related)
  const before = await findRow(tx, entity, id, 'update')
  await assertOwnRow(tx, entity, user, { id, to: 'write' })
  await assertOwnUnit(tx, entity, user, body, before)
  const { version = before['version'] } = body
  if (before['version'] !== version) throw new DomainError('conflict')
  await assertFits({ tx, at }, entity, body, before)
  const values = await placed(tx, entity, valuesOf(entity, body), id)
  await tx
    .update(table)
    .set({ ...values, ...files, version: Number(before['version']) + 1, updated_at: at })
    .where(eq(table.id, id))
  await writeLists(tx, entity, id, user, body)
  const after = await findRow(tx, entity, id)
  await entity.row.changed?.({ tx, user, at }, { before, after })
  const note = { before: snapshot(entity, before), after: snapshot(entity, after) }
  await recordChange(tx, { entity, id, user, at, action: 'UPDATE', ...note })
  return { before, after }
}

/** Updates a row in a transaction of its own. */
export function change(
  context: AppContext,
  entity: Entity,
  user: AuthenticatedUser,
  { id, body }: Pick<Changed, 'id' | 'body'>,
): Promise<Values> {
  return once(entity, () =>
    changeRows(context, entity, {
      id,
      act: async (tx, at) => {
        const saved = await changeIn({ tx, user, at }, entity, { id, body })
        await assertSaved(tx, entity, saved)
        return { id, result: present(entity, saved.after, context) }
      },
    }),
  )
}
