import type { DraftField, ExerciseDraft } from '@the-house/domain'
import type { RenderRichText } from './rich-field.tsx'

/** The messages of a field: what is wrong (error), and what could be better (hint). */
export interface Said {
  error: string | undefined
  hint: string | undefined
}

/** Finds the messages of fields; `at` is the choice or blank, null for the field as a whole. */
export type Say = (fields: readonly DraftField[], at?: number | null) => Said

/** The props of the editor of one type. */
export interface TypeEditorProps {
  draft: ExerciseDraft
  onChange: (draft: ExerciseDraft) => void
  say: Say
  /** Announces a change in the editor's one live region. */
  announce: (text: string) => void
  /** Renders a field that holds HTML. */
  renderRichText: RenderRichText
}
