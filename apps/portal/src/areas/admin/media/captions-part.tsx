import { Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { FileField } from '@the-house/design-system/admin'
import type { MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ApiError, errorMessageOf } from '../../../api/api-error.ts'
import { deleteMediaCaptions, putMediaCaptions } from '../../../api/media.ts'

const failureOf = (reason: unknown) => (reason instanceof ApiError ? errorMessageOf(reason) : undefined)

export interface CaptionsPartProps {
  file: MediaFile
  /** Called with the film after its captions have changed. */
  onChange: (file: MediaFile) => Promise<void>
}

/** The captions of a film: sent, shown in its player, replaced, removed; each at once. */
export function CaptionsPart({ file: { id, captions }, onChange }: CaptionsPartProps) {
  const { t } = useTranslation()
  return (
    <Card>
      <Stack gap={4}>
        <Text as="h2" textStyle="heading">
          {t('media.captions.title')}
        </Text>
        <FileField
          label={t('media.captions.label')}
          hint={t('media.captions.lead')}
          kind="captions"
          value={captions}
          failureOf={failureOf}
          onSend={async (chosen, how) => onChange(await putMediaCaptions(id, chosen, how))}
          onRemove={async () => onChange(await deleteMediaCaptions(id))}
        />
      </Stack>
    </Card>
  )
}
