import type { ExerciseDraft } from '@the-house/domain'
import { useState } from 'react'
import { ExerciseEditor, type ExerciseEditorProps } from './exercise-editor.tsx'

/** An editor whose owner keeps the exercise, as a screen does: for stories and tests. */
export function EditorStage({ value, onChange, ...rest }: ExerciseEditorProps) {
  const [draft, setDraft] = useState<ExerciseDraft>(value)
  return (
    <ExerciseEditor
      {...rest}
      value={draft}
      onChange={(changed) => {
        setDraft(changed)
        onChange(changed)
      }}
    />
  )
}
