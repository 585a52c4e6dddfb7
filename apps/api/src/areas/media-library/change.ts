import { DomainError, type BodyOf, type ManagedName, type mediaCalls, type MediaFile } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { files } from '../../db/schema/index.ts'
import { findMedia } from './find.ts'
import { readMedia } from './list.ts'
import { rewriteUses, type Rewrite } from './rewrite-uses.ts'
import { rewriteFeedback, rewriteTexts, withAlternativeText } from './texts.ts'

/** The columns that say in words what the picture of another column shows. */
const textColumns: Partial<Record<ManagedName, Readonly<Record<string, string>>>> = {
  contents: { image: 'image_text' },
  exercises: { media: 'image_text', image_extra: 'image_text' },
  'speaking-chapters': { image: 'image_text' },
  products: { image: 'image_text' },
}

/** Describes a picture in a row, where nothing else was written for this row. */
const describe =
  (key: string, { former, text }: Record<'former' | 'text', string>): Rewrite =>
  ({ name }, row) =>
    Object.fromEntries(
      Object.entries(textColumns[name] ?? {}).flatMap(([column, described]) =>
        row[column] === key && (row[described] === '' || row[described] === former) && row[described] !== text
          ? [[described, text]]
          : [],
      ),
    )

/** Changes the name and the alternative text of a file, and the alternative text in all that shows the picture. */
export async function changeMedia(
  context: Pick<AppContext, 'db' | 'clock' | 'fileUrl'>,
  user: AuthenticatedUser,
  id: number,
  { name, alternative_text: text, version }: BodyOf<typeof mediaCalls.changeMedia>,
): Promise<MediaFile> {
  const { key, kind, address, alternative_text: former } = await findMedia(context.db, id)
  await context.db.transaction(async (tx) => {
    if (kind === 'image' && text !== former) {
      const words = { former, text }
      const inTexts = withAlternativeText(address ?? '', words)
      const inColumns = describe(key, words)
      const rewrite: Rewrite = (entity, row) =>
        address === undefined ? inColumns(entity, row) : rewriteTexts(entity, row, inTexts)
      await rewriteUses({ tx, user, at: context.clock() }, key, rewrite)
      if (address !== undefined) await rewriteFeedback(tx, key, inTexts)
    }
    const changed = await tx
      .update(files)
      .set({ name, alternative_text: text, version: version + 1 })
      .where(and(eq(files.id, id), eq(files.version, version)))
      .returning({ id: files.id })
    if (changed.length === 0) throw new DomainError('conflict')
  })
  return readMedia(context, id)
}
