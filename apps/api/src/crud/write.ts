import { DomainError } from '@the-house/domain'
import { eq, getTableName } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import { violatedConstraint } from '../contract/map-error.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import type { Db } from '../db/client.ts'
import { changeRows } from './change-rows.ts'
import type { Entity, Values } from './entities.ts'
import { recordChange } from './audit-trail.ts'
import { writeLists } from './lists.ts'
import { present, snapshot } from './present.ts'
import { findRow } from './read.ts'
import { assertRelated } from './related.ts'
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

/** Refuses a row that fails the validation as a whole, by itself or with other rows. */
async function assertWhole(
  tx: Db,
  { row }: Entity,
  { body, kept, files }: { body: Values; kept?: Values; files: Values },
): Promise<void> {
  const fields = row.check?.(body, { ...kept, ...files }) ?? (await row.assert?.(tx, body, kept))
  if (fields) throw new DomainError('validation', fields)
}

/**
 * Creates a row with its lists and its revision in the audit trail.
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
  await assertRelated(tx, entity, body)
  await assertWhole(tx, entity, { body, files })
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
 * Updates a row under optimistic locking: a stale version gets a 409 conflict, so that of two writers one wins.
 * @returns the row
 */
export async function changeIn(
  { tx, user, at }: Writing,
  entity: Entity,
  { id, body, related = body, files = {} }: Changed,
): Promise<Values> {
  const { table } = entity.row
  // Before the row's own lock: soft deletes lock in the same order, parents first, so that they cannot deadlock.
  await assertRelated(tx, entity, related)
  const before = await findRow(tx, entity, id, 'update')
  if (before['version'] !== body['version']) throw new DomainError('conflict')
  await assertWhole(tx, entity, { body, kept: before, files })
  const values = await placed(tx, entity, valuesOf(entity, body), id)
  await tx
    .update(table)
    .set({ ...values, ...files, version: Number(before['version']) + 1, updated_at: at })
    .where(eq(table.id, id))
  await writeLists(tx, entity, id, user, body)
  const after = await findRow(tx, entity, id)
  const note = { before: snapshot(entity, before), after: snapshot(entity, after) }
  await recordChange(tx, { entity, id, user, at, action: 'UPDATE', ...note })
  return after
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
        const after = await changeIn({ tx, user, at }, entity, { id, body })
        return { id, result: present(entity, after, context) }
      },
    }),
  )
}
