import { Flex, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field-error.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import { CropView } from './crop-view.tsx'
import { wholeSquare, type Square } from './crop.ts'
import { cutOut } from './cut-out.ts'
import { usePicture, type Picture } from './use-picture.ts'

export interface AvatarCropperProps {
  /** The cropped square, 512 px wide: WebP, or JPEG where the browser cannot encode WebP. */
  onDone: (picture: Blob) => void
  onCancel: () => void
  /** The picture is being uploaded. */
  busy?: boolean
  /** The server's error message. */
  error?: string | undefined
}

/** Chooses a picture, crops a square out of it, and passes it to `onDone`. */
export function AvatarCropper({ onDone, onCancel, busy = false, error }: AvatarCropperProps) {
  const { t } = useTranslation()
  const { picture, mistake, choose, refuse, clear } = usePicture()
  /** What the stage reported; null until the picture is shown on it. */
  const [square, setSquare] = useState<Square | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(picture)
  useEffect(() => {
    if (shown.current === picture || (picture && !square)) return
    shown.current = picture
    // The focused element was unmounted, so the next control receives the focus.
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [picture, square])

  const squareIn = (bitmap: ImageBitmap) => square ?? wholeSquare(bitmap)
  async function use({ bitmap }: Picture) {
    const cut = await cutOut(bitmap, squareIn(bitmap))
    if (cut) onDone(cut)
    else refuse('broken')
  }
  return (
    <Stack ref={root} gap={5}>
      {picture ? (
        <CropView picture={picture} square={squareIn(picture.bitmap)} onChange={setSquare} />
      ) : (
        <ChoosePicture
          mistake={mistake}
          onChoose={(file) => {
            setSquare(null)
            void choose(file)
          }}
        />
      )}
      <FieldError id={undefined}>{error}</FieldError>
      <Flex gap={3} wrap="wrap" justify="flex-end">
        <Button variant="quiet" onClick={onCancel}>
          {t('design.dialog.cancel')}
        </Button>
        {picture && (
          <>
            <Button onClick={clear}>{t('profile.avatar.another')}</Button>
            <Button variant="primary" loading={busy} onClick={() => void use(picture)}>
              {t('profile.avatar.use')}
            </Button>
          </>
        )}
      </Flex>
    </Stack>
  )
}
