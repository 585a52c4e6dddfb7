import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Controller } from 'react-hook-form'
import { errorText } from '../../../../page/form/error-text.ts'
import { ChoicePart } from '../../managed/choice-part.tsx'
import { TextPart } from '../../managed/plain-parts.tsx'
import { mediaLabels } from '../../resource/choices.ts'
import { FormFiles } from './form-files.tsx'
import type { NodeFormState } from './use-node-form.ts'

/** The medium of an exercise: its kind, its address outside of the school, and its files. */
export function ExerciseMedia({ form }: { form: NodeFormState }) {
  const { t } = useTranslation()
  return (
    <Stack gap={5}>
      <Controller
        control={form.control}
        name="media_type"
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <ChoicePart
            label={t('admin.fields.mediaType')}
            choice={mediaLabels}
            row={null}
            error={errorText(error?.message)}
            {...{ value, onChange, onBlur }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="media_url"
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <TextPart
            label={t('studioForm.mediaUrl')}
            hint={t('studioForm.mediaUrlHint')}
            row={null}
            error={errorText(error?.message)}
            {...{ value, onChange, onBlur }}
          />
        )}
      />
      <FormFiles entity="exercises" form={form} />
    </Stack>
  )
}
