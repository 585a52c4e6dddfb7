import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { DoorPicture, EmptyState, Picture } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { BookArchives } from '../../api/archives.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { ArchiveList } from './archive-list.tsx'

const Cover = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    w: 16,
    h: 20,
    overflow: 'hidden',
    borderRadius: 'arch',
    border: '1px solid',
    borderColor: 'border',
    bg: 'bg.sunken',
    '& img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
})

/** A book and its files to download. */
export function ArchivesView({ book: { name, cover, archives } }: { book: BookArchives }) {
  const { t } = useTranslation()
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <Flex gap={4} align="center">
        <Cover aria-hidden="true">{cover ? <Picture picture={cover} sizes="8rem" alt="" /> : <DoorPicture />}</Cover>
        <Stack gap={1} minW={0}>
          <ScreenHeading title={name} lang="en" />
          <Text color="fg.muted">{t('downloads.files', { count: archives.length })}</Text>
        </Stack>
      </Flex>
      {archives.length > 0 ? (
        <ArchiveList archives={archives} />
      ) : (
        <EmptyState title={t('downloads.noFiles.title')} description={t('downloads.noFiles.text')} />
      )}
    </Stack>
  )
}
