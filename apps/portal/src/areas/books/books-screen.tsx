import { Box, Flex, Stack } from '@chakra-ui/react'
import type { Book } from '@the-house/domain'
import { EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useSearchParams } from 'wouter'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { WaitingAbove } from '../../page/waiting/waiting-above.tsx'
import { BookAside } from './book-aside.tsx'
import { BooksSkeleton, ChaptersSkeleton } from './books-skeleton.tsx'
import { ChapterList } from './chapter-list.tsx'
import { LastChapter } from './last-chapter.tsx'

/** The screen of the books: the last chapter reached, and one book with its chapters. */
export function BooksScreen() {
  const { t } = useTranslation()
  // Read here, because the content below is not rendered from the first moment on.
  const { data, error, mutate } = useApiQuery('GET /me/books', {})
  return (
    <Stack gap={{ base: 5, md: 7 }}>
      <ScreenHeading title={t('books.title')} />
      <WaitingAbove skeleton={<BooksSkeleton />}>
        <AsyncContent read={{ data, error, mutate }} skeleton={<BooksSkeleton />}>
          {({ content }) => (content.length > 0 ? <Shelf books={content} /> : <EmptyState title={t('books.none')} />)}
        </AsyncContent>
      </WaitingAbove>
    </Stack>
  )
}

function Shelf({ books }: { books: Book[] }) {
  const { book_id } = useUser()
  const [query, setQuery] = useSearchParams()
  const chosen = Number(query.get('book')) || book_id
  const book = books.find(({ id }) => id === chosen) ?? books[0]
  const chapters = useApiQuery('GET /books/:id/chapters', book ? { params: { id: book.id } } : null)
  if (!book) return null
  const choose = (id: number) => setQuery({ book: String(id) }, { replace: true })
  return (
    <>
      <LastChapter />
      {/* Side by side if the text fits at any font size. */}
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        wrap={{ lg: 'wrap' }}
        gap={{ base: 5, lg: 8 }}
        align={{ lg: 'start' }}
      >
        <BookAside books={books} book={book} onChoose={choose} />
        <Box flex={{ lg: '1 1 24rem' }} minW={0}>
          <AsyncContent read={chapters} skeleton={<ChaptersSkeleton />}>
            {({ content }) => <ChapterList chapters={content} book={book} />}
          </AsyncContent>
        </Box>
      </Flex>
    </>
  )
}
