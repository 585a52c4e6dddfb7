import { Stack, Text } from '@chakra-ui/react'
import { AudioPlayer, Button, Card, PdfViewer, VideoPlayer, ZoomableImage } from '@the-house/design-system'
import { UnplayableNote } from '@the-house/design-system/admin'
import type { MediaFile, MediaKind } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'

type Shown = Pick<MediaFile, 'name' | 'alternative_text' | 'captions'> & { file: NonNullable<MediaFile['file']> }

/** A link to what pages do not show. */
function Elsewhere({ name, file }: Shown) {
  const { t } = useTranslation()
  return (
    <Button asChild alignSelf="start">
      <a href={file.url} target="_blank" rel="noreferrer">
        <FileText size={20} aria-hidden="true" />
        {t('editing.file.open', { name })} {t('design.link.newTab')}
      </a>
    </Button>
  )
}

const previews: Record<MediaKind, (shown: Shown) => ReactNode> = {
  image: ({ file, name, alternative_text }) => <ZoomableImage picture={file} alt={alternative_text || name} />,
  audio: ({ file, name }) => <AudioPlayer src={file.url} title={name} />,
  // Another player for other captions: browsers read those that a player began with.
  video: ({ file, name, captions }) => (
    <VideoPlayer key={captions?.url} src={file.url} title={name} captions={captions?.url ?? null} />
  ),
  pdf: ({ file, name }) => <PdfViewer src={file.url} title={name} />,
  captions: Elsewhere,
  other: Elsewhere,
}

/** A file as students see or hear it, and whether browsers play it. */
export function MediaPreview({ media: { file, kind, ...rest } }: { media: MediaFile }) {
  const { t } = useTranslation()
  const Preview = previews[kind]
  if (!file) return null
  return (
    <Card>
      <Stack gap={4}>
        <Text as="h2" textStyle="heading">
          {t('media.file.preview')}
        </Text>
        {file.unplayable && <UnplayableNote reason={file.unplayable} />}
        <Preview file={file} {...rest} />
      </Stack>
    </Card>
  )
}
