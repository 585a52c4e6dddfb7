import { DomainError, type NoteForm, type PersonNote } from '@the-house/domain'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { changes, person_notes, users } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'

/** The name of notes in the audit trail. */
const entity = 'person-notes'

/** A transaction of a member of the staff, about one person. */
export interface Noting {
  tx: Db
  keeper: AuthenticatedUser
  /** Whom the notes are about. */
  user_id: number
  now: Date
}

/** What notes said before, by note, the newest first. */
async function historyOf(
  db: Db,
  ids: number[],
): Promise<Map<number, (PersonNote['history'][number] & { id: number })[]>> {
  const rows = await db
    .select({ id: changes.entity_id, at: changes.at, by: users.name, before: changes.before })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.user_id))
    .where(and(eq(changes.entity, entity), inArray(changes.entity_id, ids), eq(changes.action, 'UPDATE')))
    .orderBy(desc(changes.at), desc(changes.id))
  const told = rows.map(({ before, at, by, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: by ?? '',
    text: typeof before?.['text'] === 'string' ? before['text'] : '',
  }))
  return Map.groupBy(told, ({ id }) => id)
}

/** Lists the notes about a user, the newest first. */
export async function listNotes(
  db: Db,
  keeper: AuthenticatedUser,
  user_id: number,
  id?: number,
): Promise<PersonNote[]> {
  const rows = await db
    .select({ note: person_notes, author: { id: users.id, name: users.name } })
    .from(person_notes)
    .leftJoin(users, eq(users.id, person_notes.author_id))
    .where(
      and(
        eq(person_notes.user_id, user_id),
        isNotDeleted(person_notes),
        id === undefined ? undefined : eq(person_notes.id, id),
      ),
    )
    .orderBy(desc(person_notes.id))
  const history = await historyOf(
    db,
    rows.map(({ note }) => note.id),
  )
  return rows.map(({ note, author }) => ({
    id: note.id,
    version: note.version,
    text: note.text,
    author,
    own: keeper.admin || note.author_id === keeper.id,
    created_at: note.created_at.toISOString(),
    updated_at: note.updated_at?.toISOString() ?? null,
    history: (history.get(note.id) ?? []).map(({ id: _id, ...told }) => told),
  }))
}

async function findNote({ tx, keeper, user_id }: Noting, id: number): Promise<PersonNote> {
  const [note] = await listNotes(tx, keeper, user_id, id)
  if (!note) throw new DomainError('notFound')
  return note
}

/** Adds a note about a user. */
export async function addNote(noting: Noting, { text }: NoteForm): Promise<PersonNote> {
  const { tx, keeper, user_id, now } = noting
  const [made] = await tx
    .insert(person_notes)
    .values({ user_id, author_id: keeper.id, text, created_at: now })
    .returning({ id: person_notes.id })
  return findNote(noting, made?.id ?? 0)
}

/** Locks a note that the caller may change. */
async function lockNote({ tx, keeper, user_id }: Noting, id: number) {
  const [note] = await tx
    .select()
    .from(person_notes)
    .where(and(eq(person_notes.id, id), eq(person_notes.user_id, user_id), isNull(person_notes.deleted_at)))
    .for('update')
  if (!note) throw new DomainError('notFound')
  if (!keeper.admin && note.author_id !== keeper.id) throw new DomainError('access.denied')
  return note
}

/** Changes an own note; what it said before stays in its history. A stale version is refused with `conflict`. */
export async function changeNote(
  noting: Noting,
  { id, version, text }: NoteForm & { id: number; version: number },
): Promise<PersonNote> {
  const { tx, keeper, now } = noting
  const before = await lockNote(noting, id)
  if (before.version !== version) throw new DomainError('conflict')
  if (before.text !== text) {
    await tx
      .update(person_notes)
      .set({ text, version: version + 1, updated_at: now })
      .where(eq(person_notes.id, id))
    const note = { entity, entity_id: id, user_id: keeper.id, at: now, action: 'UPDATE' as const }
    await tx.insert(changes).values({ ...note, before: { text: before.text }, after: { text } })
  }
  return findNote(noting, id)
}

/** Removes an own note; that it was there stays in the audit trail. */
export async function removeNote(noting: Noting, id: number): Promise<void> {
  const { tx, keeper, now } = noting
  const before = await lockNote(noting, id)
  await tx.update(person_notes).set({ deleted_at: now }).where(eq(person_notes.id, id))
  await tx
    .insert(changes)
    .values({ entity, entity_id: id, user_id: keeper.id, at: now, action: 'DELETE', before: { text: before.text } })
}
