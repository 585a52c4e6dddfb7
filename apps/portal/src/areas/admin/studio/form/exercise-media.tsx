import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Controller, useWatch } from 'react-hook-form'
import { errorText } from '../../../../page/form/error-text.ts'
import { ChoicePart } from '../../managed/choice-part.tsx'
import { MediaAddressPart } from '../../managed/media-address-part.tsx'
import { mediaLabels } from '../../resource/choices.ts'
import { filesOf } from '../../managed/values.ts'
import { FormFiles } from './form-files.tsx'
import { MoreSection } from './more-section.tsx'
import type { NodeFormState } from './use-node-form.ts'

const folded = ['media_url', ...filesOf('exercises').map(({ name }) => name)]

/** The medium of an exercise: its kind, and folded away while there is none, its address and its files. */
export function ExerciseMedia({ form }: { form: NodeFormState }) {
  const { t } = useTranslation()
  const values = useWatch({ control: form.control, name: ['media_type', ...folded] })
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
      <MoreSection
        label={t('studioForm.files')}
        filled={values.some(Boolean)}
        invalid={folded.some((name) => name in form.errors)}
      >
        <Controller
          control={form.control}
          name="media_url"
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <MediaAddressPart
              label={t('studioForm.mediaUrl')}
              hint={t('studioForm.mediaUrlHint')}
              row={null}
              error={errorText(error?.message)}
              {...{ value, onChange, onBlur }}
            />
          )}
        />
        <FormFiles entity="exercises" form={form} />
      </MoreSection>
    </Stack>
  )
}
