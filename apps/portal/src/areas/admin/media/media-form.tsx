import { Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { MediaFile } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Controller } from 'react-hook-form'
import { errorText } from '../../../page/form/error-text.ts'
import { DraftFormFrame } from '../managed/draft-form-frame.tsx'
import { LinesPart, TextPart } from '../managed/plain-parts.tsx'
import { MediaConflict } from './media-conflict.tsx'
import { fieldsOf, type MediaField } from './media-values.ts'
import type { useMediaForm } from './use-media-form.ts'

const parts = { name: TextPart, alternative_text: LinesPart } satisfies Record<MediaField, unknown>

/** What of the address names the form: the page of the uses does not. */
const identity = () => ''

export interface MediaFormProps extends Pick<ReturnType<typeof useMediaForm>, 'form'> {
  file: MediaFile
}

/** The form of a file: its name, and for a picture its alternative text. */
export function MediaForm({ file, form }: MediaFormProps) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const { t } = useTranslation()
  return (
    <DraftFormFrame
      form={form}
      identity={identity}
      dialog={<MediaConflict file={file} mine={form.values} {...form.conflict} />}
    >
      <Card>
        <Stack gap={5}>
          <Text as="h2" textStyle="heading">
            {t('media.file.about')}
          </Text>
          {fieldsOf(file).map((name) => {
            const Part = parts[name]
            return (
              <Controller
                key={name}
                control={form.control}
                name={name}
                render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                  <Part
                    label={t(`media.fields.${name}`)}
                    hint={t(`media.hints.${name}`)}
                    error={errorText(error?.message)}
                    row={null}
                    {...{ value, onChange, onBlur }}
                  />
                )}
              />
            )
          })}
        </Stack>
      </Card>
    </DraftFormFrame>
  )
}
