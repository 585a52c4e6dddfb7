import { TextField } from '@the-house/design-system'
import { newExercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Controller, useWatch, type Control } from 'react-hook-form'
import { errorText } from '../../../../page/form/error-text.ts'
import { textIn } from '../../managed/field-props.ts'
import { titleOf } from '../../managed/title-of.ts'
import type { Values } from '../../resource/form-draft.ts'

/** The title of an exercise; where it is left empty, the beginning of its question becomes it. */
export function TitleField({ control }: { control: Control<Values> }) {
  const { t } = useTranslation()
  const values = useWatch({ control })
  const made = titleOf({ ...newExercise('OPEN_ANSWER'), ...values, title: '' })
  return (
    <div data-fields="title">
      <Controller
        control={control}
        name="title"
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <TextField
            label={t('exercise-editor.title')}
            hint={made ? t('studioForm.title.made', { title: made }) : t('studioForm.title.empty')}
            lang="en"
            autoComplete="off"
            value={textIn(value)}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
            error={errorText(error?.message)}
          />
        )}
      />
    </div>
  )
}
