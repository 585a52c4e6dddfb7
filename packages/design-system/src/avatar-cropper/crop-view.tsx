import { chakra, Flex, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId, useState } from 'react'
import { CropCanvas } from './crop-canvas.tsx'
import { CropStage } from './crop-stage.tsx'
import { centred, mostZoom, zoomed, type Square } from './crop.ts'
import type { Picture } from './use-picture.ts'

const Label = chakra('label', { base: { textStyle: 'label' } })
const Slider = chakra('input', { base: { flex: '1', minW: 28, h: 'target', accentColor: '{colors.accent}' } })
const Round = chakra('div', {
  base: {
    w: 16,
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'border',
    '& canvas': { display: 'block', w: 'full' },
  },
})

export interface CropViewProps {
  picture: Picture
  /** What is cropped now. */
  square: Square
  onChange: (square: Square) => void
}

/** The cropper's stage, with zoom and a preview of the result. */
export function CropView({ picture, square, onChange }: CropViewProps) {
  const { t } = useTranslation()
  const id = useId()
  const [placement, setPlacement] = useState(centred)
  const { zoom } = placement
  return (
    <Stack gap={3}>
      <CropStage picture={picture} placement={placement} onPlace={setPlacement} onCrop={onChange} />
      <Flex align="center" gap={3} wrap="wrap" w="full" maxW="20rem" mx="auto">
        <Label htmlFor={id}>{t('profile.avatar.zoom')}</Label>
        <Slider
          id={id}
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={t('profile.avatar.zoomValue', { percent: Math.round(zoom * 100) })}
          onChange={(event) => setPlacement(zoomed(placement, Number(event.currentTarget.value)))}
        />
        <Round title={t('profile.avatar.preview')}>
          <CropCanvas picture={picture.bitmap} square={square} />
        </Round>
      </Flex>
    </Stack>
  )
}
