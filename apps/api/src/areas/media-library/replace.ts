import { DomainError, type AnswerOf, type FileKind, type mediaCalls, type MediaKind } from '@the-house/domain'
import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { putFile, type Folder } from '../../crud/files.ts'
import type { Db } from '../../db/client.ts'
import { files } from '../../db/schema/index.ts'
import { textPictureOf, textDirectory } from '../uploads/text-picture-address.ts'
import { findMedia, type Media } from './find.ts'
import { readMedia } from './list.ts'
import { rewriteUses, type Rewrite } from './rewrite-uses.ts'
import { rewriteFeedback, rewriteTexts } from './texts.ts'

/** The folder of files that were sent to the library. */
export const directory: Folder['directory'] = 'managed/media'

const taken: Record<MediaKind, FileKind> = {
  image: 'image',
  audio: 'audio',
  video: 'video',
  pdf: 'pdf',
  captions: 'captions',
  other: 'any',
}

/** Refuses a file of another kind: what is taken of any kind may be one. */
async function assertKind(tx: Db, key: string, kind: MediaKind): Promise<void> {
  if ((await tx.$count(files, sql`${files.key} = ${key} and ${files.kind} = ${kind}`)) === 0)
    throw new DomainError('file.type', { file: 'validation.file.other' })
}

interface Replacement {
  former: Media
  key: string
  bytes: number
}

/** Puts a file into the places of another one, in columns and in texts. */
function replacing({ former, key, bytes }: Replacement): Rewrite {
  const { address } = former
  const next = textPictureOf(key)
  if (address !== undefined && next !== undefined)
    return (entity, row) => rewriteTexts(entity, row, (html) => html.replaceAll(address, next))
  return (entity, row) => {
    const columns = Object.values(entity.row.files ?? {}).filter(({ name }) => row[name] === former.key)
    if (columns.length === 0) return {}
    return { ...Object.fromEntries(columns.map(({ name }) => [name, key])), ...entity.row.sent?.(row, bytes) }
  }
}

/** Lets everything that names a file name another one, in the transaction. @returns in how many rows */
async function replaceIn(tx: Db, user: AuthenticatedUser, at: Date, replacement: Replacement): Promise<number> {
  const { former, key } = replacement
  const { address } = former
  const next = textPictureOf(key)
  const rows = await rewriteUses({ tx, user, at }, former.key, replacing(replacement))
  const texts =
    address !== undefined && next !== undefined
      ? await rewriteFeedback(tx, former.key, (html) => html.replaceAll(address, next))
      : 0
  const films = await tx
    .update(files)
    .set({ captions: key, version: sql`${files.version} + 1` })
    .where(eq(files.captions, former.key))
    .returning({ id: files.id })
  return rows + texts + films.length
}

/**
 * Replaces a file by one of the same kind in everything that names it, with its words and captions. Of two who replace it
 * at once the second one is refused: what it has seen is not there any more. So is who describes or captions it later.
 */
export async function replaceMedia(
  context: AppContext,
  user: AuthenticatedUser,
  id: number,
  received: Record<'path' | 'name', string>,
): Promise<AnswerOf<typeof mediaCalls.replaceMedia>> {
  const former = await findMedia(context.db, id)
  const folder: Folder = {
    kind: taken[former.kind],
    directory: former.address === undefined ? directory : textDirectory,
  }
  const { file_id, replaced } = await putFile(context, folder, { ...received, sent_by: user.id }, (key, bytes) =>
    context.db.transaction(async (tx) => {
      await assertKind(tx, key, former.kind)
      const count = await replaceIn(tx, user, context.clock(), { former, key, bytes })
      if (count === 0) throw new DomainError('conflict')
      // As they are now: who has changed them meanwhile has done so before, and who does so later is refused.
      const [noted] = await tx
        .update(files)
        .set({ version: sql`${files.version} + 1` })
        .where(eq(files.id, id))
        .returning({ alternative_text: files.alternative_text, captions: files.captions })
      if (!noted) throw new DomainError('conflict')
      const [added] = await tx.update(files).set(noted).where(eq(files.key, key)).returning({ id: files.id })
      return { file_id: added?.id ?? id, replaced: count }
    }),
  )
  return { file: await readMedia(context, file_id), replaced }
}
