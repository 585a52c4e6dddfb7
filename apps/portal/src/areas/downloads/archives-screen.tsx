import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { Redirect } from 'wouter'
import { useApiQuery } from '../../api/use-api-query.ts'
import { idIn } from '../../page/id-in.ts'
import { paths } from '../../page/paths.ts'
import { useErrorFallback } from '../../page/use-error-fallback.ts'
import { List } from './archive-list.tsx'
import { ArchivesView } from './archives-view.tsx'

/** The files of one book; where they cannot be loaded, it redirects to the list of books. */
export function ArchivesScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = idIn(params['id'])
  const { lost, onError } = useErrorFallback()
  const book = useApiQuery('GET /books/:id/archives', id === null ? null : { params: { id } }, { onError })
  if (book.data) return <ArchivesView book={book.data} />
  return id === null || lost ? <Redirect to={paths.downloads} replace /> : <ArchivesSkeleton />
}

const ArchivesSkeleton = () => (
  <Stack gap={{ base: 5, md: 6 }} aria-busy="true" minH="100dvh">
    <Skeleton h={20} w="70%" />
    <List as="div">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} h={{ base: 44, sm: 32 }} borderRadius="card" />
      ))}
    </List>
  </Stack>
)
