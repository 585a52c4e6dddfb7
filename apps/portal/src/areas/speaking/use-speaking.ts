import type { SpeakingBook } from '@the-house/domain'
import { useApiQuery } from '../../api/use-api-query.ts'
import { useErrorFallback } from '../../page/use-error-fallback.ts'
import { useUser } from '../../session/session.ts'
import { reloadUser } from '../../session/signing.ts'

const chapterIn = (book: SpeakingBook | undefined, number: number | null) =>
  book?.speaking_chapters.find((chapter) => chapter.number === number)

/** Loads the content of a speaking chapter and its book; the request advances the user's current chapter to it. */
export function useSpeaking(bookId: number | null, number: number | null) {
  const { speaking } = useUser()
  const { lost, onError } = useErrorFallback()
  const book = useApiQuery('GET /speaking_books/:id', bookId === null ? null : { params: { id: bookId } }, { onError })
  const chapter = chapterIn(book.data, number)
  const content = useApiQuery('GET /speaking_chapters/:id/content', chapter ? { params: { id: chapter.id } } : null, {
    onError,
    onSuccess: () => {
      if (number === null || number <= speaking) return
      void book.mutate()
      // Errors are ignored: the dashboard is updated at the next sign-in at the latest.
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
