import { DomainError, type ManagedName, type MediaFile } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { putFile } from '../../crud/files.ts'
import type { Db } from '../../db/client.ts'
import { files } from '../../db/schema/index.ts'
import { findMedia, type Media } from './find.ts'
import { readMedia } from './list.ts'
import { directory } from './replace.ts'
import { rewriteUses } from './rewrite-uses.ts'

/** The columns of the captions of a film in another column. */
const captionColumns: Partial<Record<ManagedName, Readonly<Record<string, string>>>> = {
  chapters: { video: 'captions' },
  contents: { video: 'url_captions' },
  exercises: { media: 'captions' },
}

async function findFilm(db: Db, id: number): Promise<Media> {
  const film = await findMedia(db, id)
  if (film.kind !== 'video') throw new DomainError('validation', { file: 'validation.type' })
  return film
}

interface Captioned {
  film: Media
  /** Key of a WebVTT file; null: none any more. */
  captions: string | null
}

/** Captions a film, and every row that shows it; rows that have other captions keep them when those of the film go. */
async function caption(tx: Db, user: AuthenticatedUser, at: Date, { film, captions }: Captioned): Promise<void> {
  await rewriteUses({ tx, user, at }, film.key, ({ name }, row) =>
    Object.fromEntries(
      Object.entries(captionColumns[name] ?? {}).flatMap(([video, column]) => {
        const isOwn = captions !== null || row[column] === film.captions
        return row[video] === film.key && isOwn && row[column] !== captions ? [[column, captions]] : []
      }),
    ),
  )
  const changed = await tx
    .update(files)
    .set({ captions, version: film.version + 1 })
    .where(and(eq(files.id, film.id), eq(files.version, film.version)))
    .returning({ id: files.id })
  // The film may have been replaced: its captions would be those of a film that nobody sees.
  if (changed.length === 0) throw new DomainError('conflict')
}

/** Stores the captions of a film, for everything that shows it. */
export async function sendCaptions(
  context: AppContext,
  user: AuthenticatedUser,
  id: number,
  received: Record<'path' | 'name', string>,
): Promise<MediaFile> {
  const film = await findFilm(context.db, id)
  await putFile(context, { kind: 'captions', directory }, { ...received, sent_by: user.id }, (captions) =>
    context.db.transaction((tx) => caption(tx, user, context.clock(), { film, captions })),
  )
  return readMedia(context, id)
}

/** Removes the captions of a film from everything that shows it. */
export async function removeCaptions(context: AppContext, user: AuthenticatedUser, id: number): Promise<MediaFile> {
  const film = await findFilm(context.db, id)
  await context.db.transaction((tx) => caption(tx, user, context.clock(), { film, captions: null }))
  return readMedia(context, id)
}
