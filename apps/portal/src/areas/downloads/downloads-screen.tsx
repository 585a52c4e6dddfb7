import { Stack, Text } from '@chakra-ui/react'
import { EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { Shelf, ShelfSkeleton } from '../../page/shelf.tsx'

/** The books that there are files of. */
export function DownloadsScreen() {
  const { t } = useTranslation()
  const read = useRead('GET /me/books', {}, shownInPlace)
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('downloads.title')} />
        <Text color="fg.muted">{t('downloads.lead')}</Text>
      </Stack>
      <Loaded read={read} skeleton={<ShelfSkeleton />}>
        {({ content }) =>
          content.length > 0 ? (
            <Shelf books={content} hrefOf={paths.archives} shut={t('downloads.shut')} />
          ) : (
            <EmptyState title={t('downloads.none.title')} description={t('downloads.none.text')} />
          )
        }
      </Loaded>
    </Stack>
  )
}
