import { Flex, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ListPages } from '../../../page/listing/list-pages.tsx'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { MediaGrid, MediaGridSkeleton } from './media-grid.tsx'
import { RemoveUnused } from './remove-unused.tsx'
import { useLibrary } from './use-library.ts'

/** The media library: a page of files with search and filters, and the removal of what is used nowhere. */
export function LibraryScreen() {
  const { t } = useTranslation()
  const { read, asked, narrow, listing } = useLibrary()
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex gap={4} wrap="wrap" justify="space-between" align="end">
        <Stack gap={1}>
          <ScreenHeading title={t('media.title')} />
          <Text color="fg.muted">{t('media.lead')}</Text>
        </Stack>
        <RemoveUnused />
      </Flex>
      <LibraryFilters asked={asked} narrow={narrow} />
      <AsyncContent read={read} skeleton={<MediaGridSkeleton />}>
        {({ content, meta }) => (
          <ListPages listing={listing} path={paths.media} meta={meta} none={<EmptyLibrary asked={asked} />}>
            <MediaGrid files={content} />
          </ListPages>
        )}
      </AsyncContent>
    </Stack>
  )
}
