import { useTranslation } from '@the-house/i18n'
import type { TypeEditorProps } from './editing.ts'
import { LinesField } from './lines-field.tsx'

/** The model of an open answer. It is one paragraph, since a line break would start another accepted answer. */
export function OpenEditor({ draft, onChange, say }: TypeEditorProps) {
  const { t } = useTranslation()
  const said = say(['answer_correct'])
  return (
    <LinesField
      label={t('exercise-editor.model.label')}
      hint={[t('exercise-editor.model.hint'), said.hint].filter(Boolean).join(' ')}
      error={said.error}
      lang="en"
      rows={5}
      value={draft.answer_correct ?? ''}
      onChange={(event) =>
        onChange({ ...draft, answer_correct: event.currentTarget.value.replaceAll('\n', ' ') || null })
      }
    />
  )
}
