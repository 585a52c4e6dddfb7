import { answerByChoices, choiceColumns } from '../shared/choice-drafts.ts'
import { lintQuestion } from '../shared/lint-html.ts'
import { lintChoices } from '../shared/lint-choices.ts'
import { choices, plain } from '../shared/templates.ts'
import type { AuthorRules } from '../author-rules.ts'

export const multipleAlternative: AuthorRules = {
  columns: choiceColumns,
  lint: (draft) => [...lintQuestion(draft), ...lintChoices(draft, true)],
  answerByKey: answerByChoices,
  templates: [
    plain(
      choices({
        type: 'MULTIPLE_ALTERNATIVE',
        question: 'Which of these can you find in a kitchen?',
        right: ['a spoon', 'a plate'],
        wrong: ['a pillow', 'a cloud', 'a train'],
      }),
    ),
  ],
  pasted: 'What is in a kitchen?\ta spoon | a cloud | a plate\t1, 3',
}
