import type { Book, Chapter } from '@the-house/domain'
import type { books, chapters } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { factsOfKey } from '../../files/media/media-key.ts'
import { fileOf } from '../../files/present.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isChapterAvailable, releaseOf, stateOf, type Standing } from './availability.ts'

type Files = Pick<AppContext, 'fileUrl'>

/** Serializes a book for the response (presenter). */
export const presentBook = ({ id, name, cover, available }: typeof books.$inferSelect, files: Files): Book => ({
  id,
  name,
  available,
  cover: fileOf(files, cover),
})

type Row = typeof chapters.$inferSelect & Standing

/** The fields of a locked chapter: its instructions are not sent. */
const shut = { media_type: null, text_help: null, image: null, video: null, captions: null, pdf: null }

/** Serializes a chapter for the response (presenter): whether it is locked depends on the user and the time. */
export function presentChapter(row: Row, user: AuthenticatedUser, context: AppContext): Chapter {
  const { id, book_id, name, description, media_type, text_help } = row
  const available = isChapterAvailable(row, user, context.clock())
  const state = stateOf(row, user)
  return {
    id,
    book_id,
    number: row.number,
    name,
    description,
    available,
    state,
    concluded: state === 'CONCLUDED' || state === 'CURRENT',
    release_at: releaseOf(row, user)?.toISOString() ?? null,
    ...shut,
    ...(available && {
      media_type,
      text_help,
      image: fileOf(context, row.image),
      video: context.fileUrl(row.video || row.url_video),
      captions: row.video ? context.fileUrl(row.captions) : null,
      ...(row.video && { video_facts: factsOfKey(row.video) }),
      pdf: fileOf(context, row.pdf),
    }),
  }
}
