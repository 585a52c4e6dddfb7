import type { ExerciseDraft } from '../../exercise-draft.ts'

/** The columns that belong to a type; all other columns are common to every type. */
export type TypeColumns = Pick<
  ExerciseDraft,
  | 'question_masked'
  | 'alternatives'
  | 'options'
  | 'correct_alternatives'
  | 'answer_correct'
  | 'option_answers'
  | 'alternative_feedback'
>

export const noColumns: TypeColumns = {
  question_masked: null,
  alternatives: [],
  options: [],
  correct_alternatives: null,
  answer_correct: null,
  option_answers: null,
  alternative_feedback: [],
}
