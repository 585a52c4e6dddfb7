import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { Button } from '../button/button.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'
import type { FileKind } from './file-kinds.ts'

const Picture = chakra('img', {
  base: {
    maxW: 'full',
    maxH: '12rem',
    borderRadius: 'control',
    border: '1px solid',
    borderColor: 'border',
    bg: 'bg.sunken',
    objectFit: 'contain',
  },
})

interface Shown {
  address: string
  name: string
}

/** A link that opens the file in a new tab: not every browser shows it inside a page. */
function Elsewhere({ address, name }: Shown) {
  const { t } = useTranslation()
  return (
    <Button asChild alignSelf="start">
      <a href={address} target="_blank" rel="noreferrer">
        <FileText size={20} aria-hidden="true" />
        {t('editing.file.open', { name })} {t('design.link.newTab')}
      </a>
    </Button>
  )
}

const previews: Record<FileKind, (shown: Shown) => ReactNode> = {
  image: ({ address, name }) => <Picture src={address} alt={name} />,
  audio: ({ address, name }) => <AudioPlayer src={address} title={name} />,
  video: ({ address, name }) => <VideoPlayer src={address} title={name} />,
  captions: Elsewhere,
  pdf: Elsewhere,
  any: Elsewhere,
}

export interface FilePreviewProps extends Shown {
  kind: FileKind
}

/** A preview of a file, as a student will see or hear it. */
export const FilePreview = ({ kind, ...shown }: FilePreviewProps) => {
  const Preview = previews[kind]
  return <Preview {...shown} />
}
