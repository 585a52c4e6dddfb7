import { ownColumns, retyped, type ExerciseDraft, type ExerciseType } from '@the-house/domain'
import { useState } from 'react'

/** Changes the type of an exercise; an author who returns to a type finds the earlier input. */
export function useTypeChange(draft: ExerciseDraft, onChange: (draft: ExerciseDraft) => void) {
  const [left, setLeft] = useState<Partial<Record<ExerciseType, ReturnType<typeof ownColumns>>>>({})
  return (type: ExerciseType) => {
    if (type === draft.type) return
    setLeft({ ...left, [draft.type]: ownColumns(draft) })
    const found = left[type]
    onChange(found ? { ...draft, ...found, type } : retyped(draft, type))
  }
}
