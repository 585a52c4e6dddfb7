import 'react-easy-crop/react-easy-crop.css'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId, type Dispatch, type KeyboardEvent, type MouseEvent, type SetStateAction } from 'react'
import Cropper from 'react-easy-crop'
import { mostZoom, squareOf, zoomed, type Placement, type Square } from './crop.ts'
import type { Picture } from './use-picture.ts'

const Stage = chakra('div', {
  base: {
    position: 'relative',
    w: 'full',
    maxW: '20rem',
    aspectRatio: '1',
    mx: 'auto',
    overflow: 'hidden',
    borderRadius: 'card',
    border: '1.5px solid',
    borderColor: 'border.strong',
    // As in the cropped picture, which has no transparency.
    bg: 'white',
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& :focus-visible': { outline: 'none' },
  },
})
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', textAlign: 'center' } })

/** How far an arrow key moves the picture, in CSS pixels: a twentieth of the stage. */
const keyboardStep = 16
const zoomSteps: Record<string, number> = { '+': 0.25, '=': 0.25, '-': -0.25 }

/** The library keeps a press from moving the focus. */
const takeFocus = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })

export interface CropStageProps {
  picture: Picture
  placement: Placement
  onPlace: Dispatch<SetStateAction<Placement>>
  /** Called with the cropped square: once the picture is shown, and after each change. */
  onCrop: (square: Square) => void
}

/** The picture under a round frame: moved by drag or arrow keys, zoomed by two fingers, wheel or keys. */
export function CropStage({ picture: { bitmap, url }, placement, onPlace, onCrop }: CropStageProps) {
  const { t } = useTranslation()
  const id = useId()
  const { zoom, x, y } = placement

  const press = (event: KeyboardEvent) => {
    // The library moves the picture with any arrow; with these keys arrows belong to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return event.stopPropagation()
    const step = zoomSteps[event.key]
    if (!step) return
    event.preventDefault()
    onPlace((now) => zoomed(now, now.zoom + step))
  }
  const stage = {
    role: 'application',
    'data-autofocus': '',
    'aria-label': t('profile.avatar.stage'),
    'aria-describedby': id,
    onKeyDownCapture: press,
  }
  return (
    <>
      <Stage onMouseDown={takeFocus}>
        <Cropper
          image={url}
          crop={{ x, y }}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={1}
          showGrid={false}
          cropShape="round"
          objectFit={bitmap.height > bitmap.width ? 'horizontal-cover' : 'vertical-cover'}
          keyboardStep={keyboardStep}
          cropperProps={stage}
          // The content security policy refuses styles that it puts into the page.
          disableAutomaticStylesInjection
          onCropChange={(point) => onPlace((now) => ({ ...now, ...point }))}
          onZoomChange={(next) => onPlace((now) => ({ ...now, zoom: next }))}
          onCropAreaChange={(area) => onCrop(squareOf(bitmap, area))}
        />
      </Stage>
      <Hint id={id}>{t('profile.avatar.stageHint')}</Hint>
    </>
  )
}
