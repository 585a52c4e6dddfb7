import { Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import { useFileFacts } from '@the-house/design-system/admin'
import type { MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useMediaFile } from '../../../api/media.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { formatMoment } from '../../../page/clock.ts'
import { formatDate } from '../../../page/dates.ts'
import { idIn } from '../../../page/id-in.ts'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { useUser } from '../../../session/session.ts'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { CaptionsPart } from './captions-part.tsx'
import { FileActions } from './file-actions.tsx'
import { MediaForm } from './media-form.tsx'
import { MediaPreview } from './media-preview.tsx'
import { useMediaForm } from './use-media-form.ts'
import { UsesPart } from './uses-part.tsx'

/** The screen of one file of the library. */
export function FileScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  const read = useMediaFile(id)
  if (id === null || read.error?.status === 404) return <DeletedNotice text={t('media.file.gone')} list={paths.media} />
  return (
    <AsyncContent read={read} skeleton={<FileSkeleton />}>
      {(media) => <Known key={media.id} media={media} />}
    </AsyncContent>
  )
}

const FileSkeleton = () => (
  <Stack gap={{ base: 4, md: 6 }} aria-busy="true">
    <Skeleton h={12} maxW="24rem" />
    <Card>
      <Skeleton h="20rem" />
    </Card>
  </Stack>
)

function Known({ media }: { media: MediaFile }) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const { form, take } = useMediaForm(media)
  const { id, kind, name } = media
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex gap={4} wrap="wrap" justify="space-between" align="end">
        <Stack gap={1} minW={0} overflowWrap="anywhere">
          <ScreenHeading title={name} />
          <Facts media={media} />
          <State media={media} />
        </Stack>
        <FileActions media={media} />
      </Flex>
      <Grid gap={{ base: 4, md: 6 }} templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <Stack gap={{ base: 4, md: 6 }} minW={0}>
          <MediaPreview media={media} />
          {kind === 'video' && <CaptionsPart file={media} onChange={take} />}
        </Stack>
        <Stack gap={{ base: 4, md: 6 }} minW={0}>
          <MediaForm file={media} form={form} />
          <UsesPart id={id} />
        </Stack>
      </Grid>
    </Stack>
  )
}

function Facts({ media: { kind, file, bytes, created_at, sent_by } }: { media: MediaFile }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const factsOf = useFileFacts()
  const day = formatDate(created_at, unity.time_zone)
  const facts = [
    t(`media.kinds.${kind}`),
    factsOf({ ...file, size: bytes ?? undefined }),
    sent_by === null ? t('media.file.sentUnknown', { day }) : t('media.file.sent', { day, name: sent_by }),
  ]
  return <Text color="fg.muted">{facts.filter(Boolean).join(' · ')}</Text>
}

/** Whether it can be removed, and otherwise why it stays. */
function State({ media: { uses, held, unused_until, waits_until } }: { media: MediaFile }) {
  const { t } = useTranslation()
  const { time_zone } = useUser().unity
  function told() {
    if (uses > 0) return t('media.remove.used')
    if (held) return t('media.uses.held')
    if (waits_until !== null) return t('media.uses.waits', { moment: formatMoment(waits_until, time_zone) })
    return unused_until !== null && t('media.uses.until', { day: formatDate(unused_until, time_zone) })
  }
  return <Text color="fg.muted">{told()}</Text>
}
