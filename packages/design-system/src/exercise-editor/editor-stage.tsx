import type { ExerciseDraft } from '@the-house/domain'
import { useState } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import { ExerciseEditor, type ExerciseEditorProps } from './exercise-editor.tsx'

/** Loads the rich-text fields before a story is shown: the stories test behaviour, not loading. */
export const preloadRichText = () => import('../rich-text/rich-text-editor.tsx')

/** An editor with the state of its exercise and rich-text fields, as in a screen: for stories. */
export function EditorStage({ value, onChange, ...rest }: ExerciseEditorProps) {
  const [draft, setDraft] = useState<ExerciseDraft>(value)
  return (
    <ExerciseEditor
      renderRichText={({ name, ...field }) => <RichText key={name} {...field} lang="en" />}
      {...rest}
      value={draft}
      onChange={(changed) => {
        setDraft(changed)
        onChange(changed)
      }}
    />
  )
}
