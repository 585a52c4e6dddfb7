import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { DomainError, type FileKind } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { isRead } from '../files/media/media-endings.ts'
import { mediaKey } from '../files/media/media-key.ts'
import { storePicture } from '../files/pictures/store-picture.ts'
import { extensionOf, isPicture } from '../files/sniff-file-type.ts'
import type { Sent } from '../files/library.ts'
import { uploadFolder } from '../files/remove-unused.ts'
import { storeFileAs } from '../files/store-file.ts'
import { storedFile } from '../files/stored.ts'
import type { Download } from '../contract/download-route.ts'
import type { AppContext } from '../app-context.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { fileColumn } from './columns.ts'
import type { Entity, Values } from './entities.ts'
import { recordChange } from './audit-trail.ts'
import { keyIn, present, snapshot } from './present.ts'
import { assertOwnRow } from './own-units.ts'
import { findRow } from './read.ts'

/** The place of a file in one row. */
export interface Place {
  entity: Entity
  place: string
  id: number
}

/**
 * Sets or clears the key of a file under a row lock, so that concurrent changes see each other. The former file stays in
 * the media library for a while.
 */
async function put(
  context: AppContext,
  user: AuthenticatedUser,
  { entity, id }: Omit<Place, 'place'>,
  values: (row: Values) => Values,
) {
  const { table } = entity.row
  return context.db.transaction(async (tx) => {
    const at = context.clock()
    const before = await findRow(tx, entity, id, 'update')
    await assertOwnRow(tx, entity, user, { id, to: 'write' })
    await tx
      .update(table)
      .set({ ...values(before), version: Number(before['version']) + 1, updated_at: at })
      .where(eq(table.id, id))
    const after = await findRow(tx, entity, id)
    const note = { before: snapshot(entity, before), after: snapshot(entity, after) }
    await recordChange(tx, { entity, id, user, at, action: 'UPDATE', ...note })
    return present(entity, after, context)
  })
}

interface Received extends Sent {
  path: string
}

/** What a file has to be, and the directory of its key. */
export interface Folder {
  kind: FileKind
  directory: `${typeof uploadFolder}${string}`
}

/** What a place of an entity takes. */
export const folderOf = ({ entity, place }: Omit<Place, 'id'>): Folder => ({
  kind: entity.definition.files[place] ?? 'any',
  directory: `${uploadFolder}${entity.name}`,
})

/**
 * Stores a file under a generated key and notes it in the media library, a picture written again, any other with what was
 * found in it; where `use` fails, it is deleted again.
 */
export async function putFile<T>(
  context: Pick<AppContext, 'db' | 'storage' | 'clock' | 'threads'>,
  { kind, directory }: Folder,
  { path, ...sent }: Received,
  use: (key: string, bytes: number) => Promise<T>,
): Promise<T> {
  const { size } = await stat(path)
  if (size === 0) throw new DomainError('file.empty', { file: 'errors.file.empty' })
  const ending = await extensionOf(path, kind, sent.name)
  if (!ending) throw new DomainError('file.type', { file: `validation.file.${kind}` })
  if (isPicture(ending)) return storePicture(context, { path, ending, directory, sent, use })
  const facts = isRead(ending) ? await context.threads.run('media', { path, ending }) : {}
  const { bytes = size } = facts
  const key = mediaKey(directory, randomUUID(), ending, { ...facts, bytes })
  return storeFileAs(context, { key, files: [{ path, key }], noted: { ...sent, bytes }, use: () => use(key, bytes) })
}

/** Stores an uploaded file under a generated key and sets it in its place. */
export async function storeFile(
  context: AppContext,
  user: AuthenticatedUser,
  where: Place,
  received: Omit<Received, 'sent_by'>,
) {
  const { entity, place } = where
  return putFile(context, folderOf(where), { ...received, sent_by: user.id }, (key, size) =>
    put(context, user, where, (row) => ({
      [fileColumn(entity, place).name]: key,
      ...entity.row.sent?.(row, size),
    })),
  )
}

export const clearFile = (context: AppContext, user: AuthenticatedUser, where: Place) =>
  put(context, user, where, () => ({ [fileColumn(where.entity, where.place).name]: null }))

/** Returns the file of a place, named by the label of its row. */
export async function loadFile(
  context: AppContext,
  user: AuthenticatedUser,
  { entity, place, id }: Place,
): Promise<Download> {
  await assertOwnRow(context.db, entity, user, { id, to: 'read' })
  const found = await findRow(context.db, entity, id)
  return storedFile(context, keyIn(found[fileColumn(entity, place).name]), String(found[entity.row.label.name]))
}
