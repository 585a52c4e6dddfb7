import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { CropCanvas } from './crop-canvas.tsx'
import { moved, zoomed, type Crop } from './crop.ts'

const Stage = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    maxW: '20rem',
    mx: 'auto',
    overflow: 'hidden',
    borderRadius: 'card',
    border: '1.5px solid',
    borderColor: 'border.strong',
    cursor: 'grab',
    // A swipe pans the picture and does not scroll the page.
    touchAction: 'none',
    userSelect: 'none',
    '& canvas': { display: 'block', w: 'full', aspectRatio: '1' },
    '&:active': { cursor: 'grabbing' },
    // The area outside of the round picture is dimmed.
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'full',
      boxShadow: '0 0 0 20rem rgb(17 26 45 / 0.45)',
      pointerEvents: 'none',
    },
  },
})
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', textAlign: 'center' } })

/** How far an arrow key moves the picture, as a share of the visible part. */
const step = 0.05
export const zoomStep = 0.25

export interface CropStageProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

/** The picture under a round frame: moved by drag or arrow keys. */
export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const { t } = useTranslation()
  const id = useId()
  const last = useRef<{ x: number; y: number }>(null)

  const press = (event: KeyboardEvent) => {
    const keys: Record<string, () => Crop> = {
      ArrowLeft: () => moved(picture, crop, -step, 0),
      ArrowRight: () => moved(picture, crop, step, 0),
      ArrowUp: () => moved(picture, crop, 0, -step),
      ArrowDown: () => moved(picture, crop, 0, step),
      '+': () => zoomed(picture, crop, crop.zoom + zoomStep),
      '=': () => zoomed(picture, crop, crop.zoom + zoomStep),
      '-': () => zoomed(picture, crop, crop.zoom - zoomStep),
    }
    const deed = keys[event.key]
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChange(deed())
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = last.current
    if (!from) return
    const { width } = event.currentTarget.getBoundingClientRect()
    last.current = { x: event.clientX, y: event.clientY }
    onChange(moved(picture, crop, (event.clientX - from.x) / width, (event.clientY - from.y) / width))
  }
  const drop = () => {
    last.current = null
  }

  return (
    <>
      <Stage
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move the picture
        tabIndex={0}
        data-autofocus=""
        aria-label={t('profile.avatar.stage')}
        aria-describedby={id}
        onKeyDown={press}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <CropCanvas picture={picture} crop={crop} pixels={640} />
      </Stage>
      <Hint id={id}>{t('profile.avatar.stageHint')}</Hint>
    </>
  )
}
