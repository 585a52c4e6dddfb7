import { Stack } from '@chakra-ui/react'
import { EmptyState, Skeleton } from '@the-house/design-system'
import type { SpeakingBook } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Redirect } from 'wouter'
import { useApiQuery } from '../../api/use-api-query.ts'
import { idIn } from '../../page/id-in.ts'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useErrorFallback } from '../../page/use-error-fallback.ts'
import { SpeakingChapters } from './speaking-chapters.tsx'

/** The screen of one speaking book; redirects to the list of books where it cannot be loaded. */
export function SpeakingBookScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = idIn(params['id'])
  const { lost, onError } = useErrorFallback()
  const book = useApiQuery('GET /speaking_books/:id', id === null ? null : { params: { id } }, { onError })
  if (book.data) return <BookView book={book.data} />
  return id === null || lost ? <Redirect to={paths.speaking} replace /> : <BookSkeleton />
}

function BookView({ book: { id, name, speaking_chapters } }: { book: SpeakingBook }) {
  const { t } = useTranslation()
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <ScreenHeading title={name} lang="en" />
      {speaking_chapters.length > 0 ? (
        <SpeakingChapters book={id} chapters={speaking_chapters} />
      ) : (
        <EmptyState title={t('speaking.noChapters')} />
      )}
    </Stack>
  )
}

const BookSkeleton = () => (
  <Stack gap={{ base: 5, md: 6 }} aria-busy="true" minH="100dvh">
    <Skeleton h={10} w="70%" />
    <Stack gap={3}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} h={20} borderRadius="card" />
      ))}
    </Stack>
  </Stack>
)
