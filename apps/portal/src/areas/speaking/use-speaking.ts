import type { SpeakingBook } from '@the-house/domain'
import { useRead } from '../../api/use-read.ts'
import { useLost } from '../../page/use-lost.ts'
import { useUser } from '../../session/session.ts'
import { reloadUser } from '../../session/signing.ts'

const chapterIn = (book: SpeakingBook | undefined, number: number | null) =>
  book?.speaking_chapters.find((chapter) => chapter.number === number)

/** What is heard in a chapter, and the book that it is of; listening moves the user there. */
export function useSpeaking(bookId: number | null, number: number | null) {
  const { speaking } = useUser()
  const { lost, onError } = useLost()
  const book = useRead('GET /speaking_books/:id', bookId === null ? null : { params: { id: bookId } }, { onError })
  const chapter = chapterIn(book.data, number)
  const content = useRead('GET /speaking_chapters/:id/content', chapter ? { params: { id: chapter.id } } : null, {
    onError,
    onSuccess: () => {
      if (speaking === number) return
      void book.mutate()
      // The dashboard is right at the next sign-in if this fails.
      reloadUser().catch(() => undefined)
    },
  })
  const missing = book.data !== undefined && chapter === undefined
  return {
    content: content.data,
    next: chapterIn(book.data, chapter ? chapter.number + 1 : null),
    bookLost: lost && book.data === undefined,
    lost: number === null || missing || (lost && content.data === undefined),
  }
}
