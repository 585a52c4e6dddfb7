import { Flex, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field-error.tsx'
import { ChoosePicture } from './choose-picture.tsx'
import { CropView } from './crop-view.tsx'
import { squareOf, wholeCrop } from './crop.ts'
import { cutOut } from './cut-out.ts'
import { usePicture } from './use-picture.ts'

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
  const [crop, setCrop] = useState(wholeCrop)
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(picture)
  useEffect(() => {
    // The focused element was unmounted, so the next control receives the focus.
    if (shown.current !== picture) root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    shown.current = picture
  }, [picture])

  async function use(opened: ImageBitmap) {
    const cut = await cutOut(opened, squareOf(opened, crop))
    if (cut) onDone(cut)
    else refuse('broken')
  }
  return (
    <Stack ref={root} gap={5}>
      {picture ? (
        <CropView picture={picture} crop={crop} onChange={setCrop} />
      ) : (
        <ChoosePicture
          mistake={mistake}
          onChoose={(file) => {
            setCrop(wholeCrop)
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
