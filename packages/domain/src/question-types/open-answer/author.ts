import { noAnswer } from '../../answers.ts'
import { when } from '../shared/findings.ts'
import { lintQuestion } from '../shared/lint-html.ts'
import type { AuthorRules } from '../author-rules.ts'

export const openAnswer: AuthorRules = {
  columns: ({ answer_correct }) => ({ answer_correct }),
  lint: (draft) => [...lintQuestion(draft), ...when(!draft.answer_correct?.trim(), 'answer.model')],
  answerByKey: ({ answer_correct }) => ({ ...noAnswer, text: answer_correct ?? '' }),
}
