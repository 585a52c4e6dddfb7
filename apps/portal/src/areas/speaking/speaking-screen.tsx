import { Stack, Text } from '@chakra-ui/react'
import { EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { Shelf, ShelfSkeleton } from '../../page/shelf.tsx'

/** The books to listen to. */
export function SpeakingScreen() {
  const { t } = useTranslation()
  const read = useRead('GET /me/speakings', {}, shownInPlace)
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('speaking.title')} />
        <Text color="fg.muted">{t('speaking.lead')}</Text>
      </Stack>
      <Loaded read={read} skeleton={<ShelfSkeleton />}>
        {({ content }) =>
          content.length > 0 ? (
            <Shelf books={content} hrefOf={paths.speakingBook} shut={t('speaking.shut')} />
          ) : (
            <EmptyState title={t('speaking.none.title')} description={t('speaking.none.text')} />
          )
        }
      </Loaded>
    </Stack>
  )
}
