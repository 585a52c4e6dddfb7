import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { FieldError } from '../../field/field-error.tsx'
import { UploadProgress } from '../../file-field/upload-progress.tsx'
import type { usePictures } from './use-pictures.ts'

export interface PictureSendingsProps {
  pictures: ReturnType<typeof usePictures>
  /** The message of a failure; default: that it did not work. */
  failureOf: ((reason: unknown) => string | undefined) | undefined
}

/** The pictures of a text that are being sent or have failed, and what could not be taken. */
export function PictureSendings({ pictures, failureOf }: PictureSendingsProps) {
  const { t } = useTranslation()
  const { sendings, leftOut, hasOthers, retry, giveUp } = pictures
  const isTold = leftOut > 0 || hasOthers
  const space = sendings.length > 0 || isTold ? 3 : 0
  return (
    <Stack gap={2} px={space} pb={space}>
      {sendings.map((one) => (
        <UploadProgress
          key={one.id}
          kind="image"
          way={one.way}
          failure={one.way.phase === 'failed' ? (failureOf?.(one.way.reason) ?? t('editing.file.failed')) : undefined}
          onRetry={() => retry(one)}
          onCancel={() => giveUp(one)}
        />
      ))}
      {/* The live region is mounted before it has text, so that the text is announced. */}
      <FieldError id={undefined}>
        {isTold &&
          [
            leftOut > 0 && t('editing.text.picturesLeftOut', { count: leftOut }),
            hasOthers && t('editing.text.onlyPictures'),
          ]
            .filter(Boolean)
            .join(' ')}
      </FieldError>
    </Stack>
  )
}
