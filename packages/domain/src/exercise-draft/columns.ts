import type { ExerciseDraft } from '../exercise-draft.ts'
import type { ExerciseType } from '../kinds.ts'

/** What a type may have for itself; the rest of an exercise is the same for all. */
export type TypeColumns = Pick<
  ExerciseDraft,
  'question_masked' | 'alternatives' | 'options' | 'correct_alternatives' | 'answer_correct' | 'option_answers'
>

export const noColumns: TypeColumns = {
  question_masked: null,
  alternatives: [],
  options: [],
  correct_alternatives: null,
  answer_correct: null,
  option_answers: null,
}

type Own = (draft: TypeColumns) => Partial<TypeColumns>

const choices: Own = ({ alternatives, correct_alternatives }) => ({ alternatives, correct_alternatives })

const own: Record<ExerciseType, Own> = {
  UNIQUE_ALTERNATIVE: choices,
  MULTIPLE_ALTERNATIVE: choices,
  COMPLETE_LETTERS: ({ question_masked, options, answer_correct }) => ({ question_masked, options, answer_correct }),
  COMPLETE_WORD: ({ question_masked, alternatives, options, answer_correct }) => ({
    question_masked,
    alternatives,
    options,
    answer_correct,
  }),
  MULTIPLE_OPTIONS: ({ question_masked, options, option_answers }) => ({ question_masked, options, option_answers }),
  OPEN_ANSWER: ({ answer_correct }) => ({ answer_correct }),
}

/** What belongs to an exercise of its type alone; whatever another type has left is empty. */
export const ownColumns = (draft: ExerciseDraft): TypeColumns => ({ ...noColumns, ...own[draft.type](draft) })

const isFilled = (value: string | readonly unknown[] | null) => value !== null && value.length > 0

/** Whether it holds something that its type has no use for. */
export function hasStrayColumns(draft: ExerciseDraft): boolean {
  const { question_masked, alternatives, options, correct_alternatives, answer_correct, option_answers } = draft
  const kept = ownColumns(draft)
  const unused = [
    kept.question_masked !== question_masked && question_masked,
    kept.alternatives !== alternatives && alternatives,
    kept.options !== options && options,
    kept.correct_alternatives !== correct_alternatives && correct_alternatives,
    kept.answer_correct !== answer_correct && answer_correct,
    kept.option_answers !== option_answers && option_answers,
  ]
  return unused.some((value) => value !== false && isFilled(value))
}
