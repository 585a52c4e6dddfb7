import type { ExerciseDraft } from '../exercise-draft.ts'
import { authorRules } from '../question-types/author.ts'
import { noColumns, type TypeColumns } from '../question-types/shared/type-columns.ts'

/** Only the columns of the exercise's own type; values that another type has left are emptied. */
export const ownColumns = (draft: ExerciseDraft): TypeColumns => ({
  ...noColumns,
  ...authorRules[draft.type].columns(draft),
})

const isFilled = (value: string | readonly unknown[] | null) => value !== null && value.length > 0

/** Whether the draft has values in columns that its type does not use. */
export function hasStrayColumns(draft: ExerciseDraft): boolean {
  const {
    question_masked,
    alternatives,
    options,
    correct_alternatives,
    answer_correct,
    option_answers,
    alternative_feedback,
  } = draft
  const kept = ownColumns(draft)
  const unused = [
    kept.question_masked !== question_masked && question_masked,
    kept.alternatives !== alternatives && alternatives,
    kept.options !== options && options,
    kept.correct_alternatives !== correct_alternatives && correct_alternatives,
    kept.answer_correct !== answer_correct && answer_correct,
    kept.option_answers !== option_answers && option_answers,
    kept.alternative_feedback !== alternative_feedback && alternative_feedback,
  ]
  return unused.some((value) => value !== false && isFilled(value))
}
