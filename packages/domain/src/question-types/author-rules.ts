import type { Answer } from '../answers.ts'
import type { ExerciseDraft } from '../exercise-draft.ts'
import type { TypeColumns } from './shared/type-columns.ts'
import type { ExerciseTemplate } from './shared/templates.ts'
import type { Finding } from './shared/findings.ts'

/** The rules of a question type that the editor needs; its drafts contain the key. */
export interface AuthorRules {
  /** The type's own columns of a draft; the others are emptied. */
  columns: (draft: TypeColumns) => Partial<TypeColumns>
  /** The type's own lint findings, besides those common to all types. */
  lint: (draft: ExerciseDraft) => Finding[]
  /** The accepted answer of a draft's key; of several, the one that is displayed. */
  answerByKey: (draft: ExerciseDraft) => Answer
  /** What a new exercise can start from; at least one. */
  templates: readonly ExerciseTemplate[]
  /** An exercise as it is pasted: a line with tabs between its cells, in the notation of the import's table. */
  pasted: string
}
