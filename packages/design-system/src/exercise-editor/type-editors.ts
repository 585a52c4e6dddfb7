import type { ExerciseType } from '@the-house/domain'
import type { ComponentType } from 'react'
import { ChoicesEditor } from './choices-editor.tsx'
import { LettersEditor, OptionsEditor, WordsEditor } from './cloze-editors.tsx'
import type { TypeEditorProps } from './editing.ts'
import { MatchingEditor } from './matching-editor.tsx'
import { NumericalEditor } from './numerical-editor.tsx'
import { OpenEditor } from './open-editor.tsx'
import { OrderingEditor } from './ordering-editor.tsx'

/** The fields of each type's answers. A new type does not compile without one. */
export const typeEditors: Record<ExerciseType, ComponentType<TypeEditorProps>> = {
  UNIQUE_ALTERNATIVE: ChoicesEditor,
  MULTIPLE_ALTERNATIVE: ChoicesEditor,
  COMPLETE_LETTERS: LettersEditor,
  COMPLETE_WORD: WordsEditor,
  MULTIPLE_OPTIONS: OptionsEditor,
  OPEN_ANSWER: OpenEditor,
  MATCHING: MatchingEditor,
  ORDERING: OrderingEditor,
  NUMERICAL: NumericalEditor,
}
