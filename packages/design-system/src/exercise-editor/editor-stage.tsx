import type { ExerciseDraft } from '@the-house/domain'
import { useState } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import { ExerciseEditor, type ExerciseEditorProps } from './exercise-editor.tsx'

/** The fields for rich text are there before a story is shown: what is tried is what they do, not when they come. */
export const preloadRichText = () => import('../rich-text/rich-text-editor.tsx')

/** An editor whose owner keeps the exercise and gives it fields for rich text, as a screen does: for stories. */
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
