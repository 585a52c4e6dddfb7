import { chakra } from '@chakra-ui/react'
import type { Picture as PictureData } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Picture } from '../picture/picture.tsx'
import type { ImageDialogProps } from './image-dialog.tsx'

export const loadImageDialog = () => import('./image-dialog.tsx').then((part) => part.ImageDialog)

const Nothing: ComponentType<ImageDialogProps> = () => null
/** When loading fails, the small picture remains. */
const ImageDialog = lazy(async () => ({ default: await loadImageDialog().catch(() => Nothing) }))

const Frame = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    maxW: '36rem',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg.sunken',
    cursor: 'zoom-in',
    // A fixed height, so that the loaded picture causes no layout shift.
    '& img': { w: 'full', h: { base: '11rem', md: '16rem' }, objectFit: 'contain' },
    '&:hover [data-part=sign]': { bg: 'accent', color: 'accent.fg' },
  },
})
const Sign = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: 2,
    bottom: 2,
    boxSize: 9,
    display: 'grid',
    placeItems: 'center',
    bg: 'bg.surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'full',
    transition: 'background-color 120ms',
  },
})

export interface ZoomableImageProps {
  picture: PictureData
  /** The alternative text. */
  alt: string
}

/** A picture that opens enlarged in a dialog. */
export function ZoomableImage({ picture, alt }: ZoomableImageProps) {
  const { t } = useTranslation()
  /** null: it was never opened. */
  const [open, setOpen] = useState<boolean | null>(null)
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <Alert status="warning" title={t('learning.image.error')}>
        {alt}
      </Alert>
    )
  return (
    <>
      <Frame type="button" aria-label={t('learning.image.enlarge', { alt })} onClick={() => setOpen(true)}>
        <Picture
          picture={picture}
          sizes="(max-width: 36rem) 100vw, 36rem"
          alt=""
          loading="lazy"
          onError={() => setFailed(true)}
        />
        <Sign aria-hidden="true" data-part="sign">
          <Maximize2 size={18} />
        </Sign>
      </Frame>
      {open !== null && (
        <Suspense>
          <ImageDialog open={open} onClose={() => setOpen(false)} picture={picture} alt={alt} />
        </Suspense>
      )}
    </>
  )
}
