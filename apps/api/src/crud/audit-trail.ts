import { codec, DomainError, formSchema, type changeActions } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { newest, rowsOf } from '../db/page.ts'
import { changes, users } from '../db/schema/index.ts'
import type { Entity, Values } from './entities.ts'
import { namesIn } from './history-names.ts'

interface Change {
  entity: Entity
  id: number
  user: { id: number }
  at: Date
  action: (typeof changeActions)[number]
  before?: Values
  after?: Values
}

/** Appends a revision to the audit trail, in the transaction that changes the row: who changed what, when. */
export async function recordChange(tx: Db, { entity, id, user, ...change }: Change): Promise<void> {
  await tx.insert(changes).values({ entity: entity.name, entity_id: id, user_id: user.id, ...change })
}

/** How many revisions one statement inserts, which bounds its parameters. */
const atOnce = 1000

/** Appends the revisions of several rows that were changed together. */
export async function recordChanges(
  tx: Db,
  { entity, user, ...same }: Omit<Change, 'id' | 'before' | 'after'>,
  notes: readonly Pick<Change, 'id' | 'before' | 'after'>[],
): Promise<void> {
  for (let from = 0; from < notes.length; from += atOnce) {
    await tx
      .insert(changes)
      .values(
        notes
          .slice(from, from + atOnce)
          .map(({ id, ...note }) => ({ entity: entity.name, entity_id: id, user_id: user.id, ...same, ...note })),
      )
  }
}

/** Keeps the fields of one side that differ from the other. */
function differing(side: Values | null, other: Values | null): Values | null {
  if (!side || !other) return side
  return Object.fromEntries(
    Object.entries(side).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name])),
  )
}

/** A page of the audit trail of a row, newest first. */
export async function readHistory(db: Db, entity: Entity, id: number, query: { page: number; size: number }) {
  const { name, definition } = entity
  const { page, size } = query
  const { encode } = codec(formSchema(definition))
  const where = and(eq(changes.entity, name), eq(changes.entity_id, id))
  const { limit, offset } = rowsOf(query)
  const rows = await db
    .select({ change: changes, user: { id: users.id, name: users.name } })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.user_id))
    .where(where)
    .orderBy(newest(changes.at), newest(changes.id))
    .limit(limit)
    .offset(offset)
  const told = rows.map(({ change: { before, after, ...change }, user }) => ({
    ...change,
    user,
    before: differing(before, after),
    after: differing(after, before),
  }))
  const names = await namesIn(
    db,
    entity,
    told.flatMap(({ before, after }) => [before, after]),
  )
  const content = told.map(({ id: changeId, at, action, user, before, after }) => ({
    id: changeId,
    at: at.toISOString(),
    action,
    user,
    before: encode(before),
    after: encode(after),
  }))
  return { content, meta: { page, size, total: await db.$count(changes, where), names } }
}

interface Wanted {
  /** The id of the row. */
  id: number
  change_id: number
  side: 'before' | 'after'
}

/** Returns the form fields of a row before or after a revision; 404 where the row did not exist then. */
export async function readRevision(db: Db, { name, definition }: Entity, wanted: Wanted): Promise<Values> {
  const [found] = await db
    .select({ before: changes.before, after: changes.after })
    .from(changes)
    .where(and(eq(changes.id, wanted.change_id), eq(changes.entity, name), eq(changes.entity_id, wanted.id)))
  const held = found?.[wanted.side]
  if (!held) throw new DomainError('notFound')
  return Object.fromEntries(Object.entries(held).filter(([field]) => field in definition.fields))
}
