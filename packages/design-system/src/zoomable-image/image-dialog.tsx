import { Box, chakra } from '@chakra-ui/react'
import type { Picture as PictureData } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Picture } from '../picture/picture.tsx'

const Large = chakra(Picture, {
  base: { m: 'auto', borderRadius: 'sm' },
  variants: {
    zoomed: { true: { maxW: 'none', w: '200%' }, false: { maxW: 'full', maxH: 'full', objectFit: 'contain' } },
  },
})

export interface ImageDialogProps {
  open: boolean
  onClose: () => void
  picture: PictureData
  /** The alternative text. */
  alt: string
}

/** A picture in a full-screen dialog, with zoom to twice the size. */
export function ImageDialog({ open, onClose, picture, alt }: ImageDialogProps) {
  const { t } = useTranslation()
  const [zoomed, setZoomed] = useState(false)
  const Icon = zoomed ? ZoomOut : ZoomIn
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={alt}
      size="full"
      actions={
        <Button aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
          <Icon size={20} aria-hidden="true" />
          {t('learning.image.zoom')}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <Box as="section" flex="1" minH={0} overflow="auto" display="grid" tabIndex={0} aria-label={alt}>
        <Large picture={picture} sizes={zoomed ? '200vw' : '100vw'} alt={alt} zoomed={zoomed} />
      </Box>
    </Dialog>
  )
}
