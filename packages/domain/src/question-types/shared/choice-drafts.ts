import { noAnswer } from '../../answers.ts'
import type { AuthorRules } from '../author-rules.ts'

export const choiceColumns: AuthorRules['columns'] = ({
  alternatives,
  correct_alternatives,
  alternative_feedback,
}) => ({
  alternatives,
  correct_alternatives,
  alternative_feedback,
})

export const answerByChoices: AuthorRules['answerByKey'] = ({ correct_alternatives }) => ({
  ...noAnswer,
  alternatives: [...new Set(correct_alternatives)],
})
