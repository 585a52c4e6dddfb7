import type { DraftField, ExerciseDraft } from '@the-house/domain'

/** What is said about a field: what is wrong, and what may be better. */
export interface Said {
  error: string | undefined
  hint: string | undefined
}

/** Finds the words for fields; `at` is the choice or blank that is meant, null the field as a whole. */
export type Say = (fields: readonly DraftField[], at?: number | null) => Said

/** What the editor of one type is given. */
export interface TypeEditorProps {
  draft: ExerciseDraft
  onChange: (draft: ExerciseDraft) => void
  say: Say
  /** Says in the editor's one live region what has happened. */
  announce: (text: string) => void
}
