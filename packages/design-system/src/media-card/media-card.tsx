import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { MediaKind, Picture as PictureData } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardLink } from '../card/card-link.tsx'
import { Card } from '../card/card.tsx'
import { Chip } from '../chip/chip.tsx'
import { useFileFacts } from '../file-field/file-facts.ts'
import { MediaThumbnail } from './media-thumbnail.tsx'

export interface MediaCardProps {
  kind: MediaKind
  /** The file with what is known of it. */
  file: PictureData | null
  /** The link to the file, by its name; the whole card is clickable. */
  children: ReactNode
  /** In how many places it is used. */
  uses: number
  /** Whether attempts show it that began before a change. */
  held?: boolean
  /** The day on which an unused one is removed by itself, formatted. */
  until?: string | undefined
  /** What authors still owe to those who do not see or hear it. */
  lacks?: 'text' | 'captions' | undefined
}

/** A file of the media library: a small view, its name and facts, its uses and what is wrong with it. Words of `media`, `editing`. */
export function MediaCard({ kind, file, children, uses, held = false, until, lacks }: MediaCardProps) {
  const { t } = useTranslation()
  const factsOf = useFileFacts()
  const facts = [t(`media.kinds.${kind}`), factsOf({ ...file, size: file?.bytes })].filter(Boolean).join(' · ')
  return (
    <Card as="article" interactive display="flex" flexDirection="column" gap={3} p={3} h="full">
      <MediaThumbnail kind={kind} file={file} />
      <Stack gap={0.5} minW={0} flex="1">
        <Heading as="h2" textStyle="label" fontWeight="semibold" overflowWrap="anywhere" lineClamp={2}>
          <CardLink>{children}</CardLink>
        </Heading>
        <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {facts}
        </Text>
      </Stack>
      <Flex gap={1.5} wrap="wrap">
        {uses > 0 ? (
          <Chip>{t('media.file.uses', { count: uses })}</Chip>
        ) : held ? (
          <Chip>{t('media.file.held')}</Chip>
        ) : (
          <Chip tone="info">{t('media.file.unused')}</Chip>
        )}
        {file?.unplayable && <Chip tone="wrong">{t('media.file.unplayable')}</Chip>}
        {until !== undefined && (
          <Text textStyle="small" color="fg.muted" alignSelf="center">
            {t('media.file.until', { day: until })}
          </Text>
        )}
      </Flex>
      {lacks && (
        <Flex gap={1.5} textStyle="small" color="warning" css={{ '& svg': { mt: '2px', flexShrink: 0 } }}>
          <TriangleAlert size={16} aria-hidden="true" />
          {t(`media.file.${lacks}Missing`)}
        </Flex>
      )}
    </Card>
  )
}
