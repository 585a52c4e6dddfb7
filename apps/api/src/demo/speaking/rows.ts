import { authoredHtml } from '../authored-html.ts'
import type { speaking_books, speaking_chapters } from '../../db/schema/index.ts'
import { keys, transcriptOf } from '../media/keys.ts'
import { pictures } from '../media/pictures.ts'
import type { AuthoredSpeaking } from './books.ts'

/** Returns the rows of speaking books; chapters are numbered through all books. */
export function speakingRows(authored: readonly AuthoredSpeaking[]) {
  const books: (typeof speaking_books.$inferInsert)[] = []
  const chapters: (typeof speaking_chapters.$inferInsert)[] = []
  for (const [index, { name, cover, chapters: own }] of authored.entries()) {
    const book_id = index + 1
    books.push({ id: book_id, position: book_id, name, cover: keys.picture(cover) })
    for (const { name: title, talk } of own) {
      const number = chapters.length + 1
      chapters.push({
        id: number,
        book_id,
        number,
        name: title,
        image: keys.picture(talk),
        image_text: pictures[talk],
        audio: keys.audio(talk),
        transcript: authoredHtml(transcriptOf(talk)),
      })
    }
  }
  return { books, chapters }
}
