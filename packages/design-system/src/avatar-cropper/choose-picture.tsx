import { Stack } from '@chakra-ui/react'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ImageUp } from 'lucide-react'
import { useId } from 'react'
import { FieldError } from '../field/field-error.tsx'
import { FileZone } from '../file-zone/file-zone.tsx'
import { pictureTypes, type PictureError } from './picture-file.ts'

const megabytes = limits.avatarBytes / 1024 / 1024

export interface ChoosePictureProps {
  onChoose: (file: File) => void
  mistake: PictureError | null
}

/** The first step of the cropper: choose or drop a picture. */
export function ChoosePicture({ onChoose, mistake }: ChoosePictureProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Stack gap={2}>
      <FileZone
        icon={<ImageUp size={26} aria-hidden="true" />}
        words={t('profile.avatar.choose')}
        kinds={t('profile.avatar.kinds', { megabytes })}
        accept={pictureTypes}
        invalid={mistake !== null}
        describedBy={mistake ? `${id}-mistake` : undefined}
        onChoose={onChoose}
      />
      <FieldError id={`${id}-mistake`}>{mistake && t(`profile.avatar.mistake.${mistake}`, { megabytes })}</FieldError>
    </Stack>
  )
}
