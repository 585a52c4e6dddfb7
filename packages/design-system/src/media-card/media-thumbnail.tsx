import { chakra } from '@chakra-ui/react'
import type { MediaKind, Picture as PictureData } from '@the-house/domain'
import { Captions, File, FileText, Film, Image, Music, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Picture } from '../picture/picture.tsx'

const icons: Record<MediaKind, LucideIcon> = {
  image: Image,
  video: Film,
  audio: Music,
  pdf: FileText,
  captions: Captions,
  other: File,
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    bg: 'bg.sunken',
    color: 'fg.muted',
    borderRadius: 'control',
    '& > img, & > video': { position: 'absolute', inset: 0, w: 'full', h: 'full', objectFit: 'contain' },
  },
})
const Still = chakra('video')

export interface MediaThumbnailProps {
  kind: MediaKind
  file: PictureData | null
}

/** A small view of a file: the picture, the first frame of a film, or the sign of its kind. */
export function MediaThumbnail({ kind, file }: MediaThumbnailProps) {
  const [failed, setFailed] = useState(false)
  const Icon = icons[kind]
  return (
    <Frame aria-hidden="true">
      <Icon size={40} strokeWidth={1.5} />
      {kind === 'image' && file && !failed && (
        <Picture
          picture={file}
          sizes="(max-width: 30rem) 50vw, 16rem"
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
      {kind === 'video' && file && !file.unplayable && !failed && (
        <Still
          // Some browsers draw no frame before the first moment is asked for.
          src={`${file.url}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          onError={() => setFailed(true)}
        />
      )}
    </Frame>
  )
}
