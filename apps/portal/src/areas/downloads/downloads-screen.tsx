import { Stack, Text } from '@chakra-ui/react'
import { EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { BookGrid, BookGridSkeleton } from '../../page/book-grid.tsx'

/** Lists the books that have files to download. */
export function DownloadsScreen() {
  const { t } = useTranslation()
  const read = useApiQuery('GET /me/books', {}, inlineErrors)
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('downloads.title')} />
        <Text color="fg.muted">{t('downloads.lead')}</Text>
      </Stack>
      <AsyncContent read={read} skeleton={<BookGridSkeleton />}>
        {({ content }) =>
          content.length > 0 ? (
            <BookGrid books={content} hrefOf={paths.archives} lockedLabel={t('downloads.shut')} />
          ) : (
            <EmptyState title={t('downloads.none.title')} description={t('downloads.none.text')} />
          )
        }
      </AsyncContent>
    </Stack>
  )
}
