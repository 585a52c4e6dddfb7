import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { DomainError, type FileKind } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { endingOf } from '../areas/files/recognise.ts'
import { storedFile } from '../areas/files/stored.ts'
import type { Download } from '../contract/download-route.ts'
import type { House } from '../house.ts'
import type { SignedIn } from '../plugins/session.ts'
import { fileColumn } from './columns.ts'
import type { Entity, Values } from './entities.ts'
import { record } from './history.ts'
import { keyIn, present, snapshot } from './present.ts'
import { findRow } from './read.ts'

/** A place for a file of one thing. */
export interface Place {
  entity: Entity
  place: string
  id: number
}

/** What was sent from here; other keys may be shown in more than one place. */
const folder = 'managed/'

/** Puts a key into a place, or none; answers the thing, and the key from before. Of two at once the later sees the other. */
async function put(house: House, user: SignedIn, { entity, place, id }: Place, values: (row: Values) => Values) {
  const { table } = entity.row
  const column = fileColumn(entity, place).name
  return house.db.transaction(async (tx) => {
    const at = house.clock()
    const before = await findRow(tx, entity, id, 'update')
    await tx
      .update(table)
      .set({ ...values(before), version: Number(before['version']) + 1, updated_at: at })
      .where(eq(table.id, id))
    const after = await findRow(tx, entity, id)
    const note = { before: snapshot(entity, before), after: snapshot(entity, after) }
    await record(tx, { entity, id, user, at, action: 'UPDATE', ...note })
    return { answer: present(entity, after, house), former: keyIn(before[column]) }
  })
}

const kindOf = ({ entity, place }: Place): FileKind => entity.definition.files[place] ?? 'any'

/** Keeps a file that was received under a key of our own, and shows it in its place. */
export async function keepFile(house: House, user: SignedIn, where: Place, received: { path: string; name: string }) {
  const { entity, place } = where
  const kind = kindOf(where)
  const ending = await endingOf(received.path, kind, received.name)
  if (!ending) throw new DomainError('file.type', { file: `validation.file.${kind}` })
  const { size } = await stat(received.path)
  const key = `${folder}${entity.name}/${randomUUID()}.${ending}`
  try {
    await house.storage.copyFromFs(received.path, key)
    return await put(house, user, where, (row) => ({
      [fileColumn(entity, place).name]: key,
      ...entity.row.sent?.(row, size),
    }))
  } catch (error) {
    await house.storage.delete(key)
    throw error
  }
}

export const clearFile = (house: House, user: SignedIn, where: Place) =>
  put(house, user, where, () => ({ [fileColumn(where.entity, where.place).name]: null }))

/** Deletes a file that nothing shows any more; attempts show an exercise as it was when they began. */
export async function forgetFile({ db, storage }: House, { entity, id }: Place, key: string | null): Promise<void> {
  if (!key?.startsWith(folder)) return
  const { table, held } = entity.row
  if (held && (await db.$count(table, and(eq(table.id, id), held))) > 0) return
  await storage.delete(key)
}

/** The file of a place, called as its thing is. */
export async function loadFile(house: House, { entity, place, id }: Place): Promise<Download> {
  const found = await findRow(house.db, entity, id)
  return storedFile(house, keyIn(found[fileColumn(entity, place).name]), String(found[entity.row.label.name]))
}
