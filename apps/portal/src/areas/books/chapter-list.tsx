import { chakra, Heading, Stack } from '@chakra-ui/react'
import { EmptyState } from '@the-house/design-system'
import type { Book, Chapter } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ChapterRow } from './chapter-row.tsx'

const List = chakra('ol', { base: { display: 'grid', gap: 3, listStyle: 'none' } })

/** The chapters of a book, in order. */
export function ChapterList({ chapters, book }: { chapters: Chapter[]; book: Book }) {
  const { t } = useTranslation()
  if (chapters.length === 0) return <EmptyState title={t('books.noChapters')} />
  return (
    <Stack gap={4} as="section">
      <Heading as="h2" textStyle="heading">
        {t('books.chaptersOf', { name: book.name })}
      </Heading>
      <List>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <ChapterRow chapter={chapter} />
          </li>
        ))}
      </List>
    </Stack>
  )
}
