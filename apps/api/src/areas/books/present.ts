import type { Book, Chapter } from '@the-house/domain'
import type { books, chapters } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isChapterAvailable, waitsForRelease } from './availability.ts'

type Files = Pick<House, 'fileUrl'>

/** The address of a file as the wire wraps it; with a name it is saved under that. */
export function fileOf({ fileUrl }: Files, key: string | null, name?: string): { url: string } | null {
  const url = fileUrl(key, name)
  return url === null ? null : { url }
}

export const presentBook = ({ id, name, cover, available }: typeof books.$inferSelect, files: Files): Book => ({
  id,
  name,
  available,
  cover: fileOf(files, cover),
})

type Row = typeof chapters.$inferSelect & { release_at: Date | null }

/** The instructions of a shut chapter stay inside it. */
const shut = { media_type: null, text_help: null, image: null, video: null, pdf: null }

export function presentChapter(row: Row, user: SignedIn, house: House): Chapter {
  const { id, book_id, name, description, media_type, text_help } = row
  const available = isChapterAvailable(row, user, house.clock())
  return {
    id,
    book_id,
    name,
    description,
    available,
    concluded: id <= user.chapter,
    release_at: waitsForRelease(user) ? (row.release_at?.toISOString() ?? null) : null,
    ...shut,
    ...(available && {
      media_type,
      text_help,
      image: fileOf(house, row.image),
      video: house.fileUrl(row.video ?? row.url_video),
      pdf: fileOf(house, row.pdf),
    }),
  }
}
