import { answerByChoices, choiceColumns } from '../shared/choice-drafts.ts'
import { lintQuestion } from '../shared/lint-html.ts'
import { lintChoices } from '../shared/lint-choices.ts'
import type { AuthorRules } from '../author-rules.ts'

export const uniqueAlternative: AuthorRules = {
  columns: choiceColumns,
  lint: (draft) => [...lintQuestion(draft), ...lintChoices(draft, false)],
  answerByKey: answerByChoices,
}
