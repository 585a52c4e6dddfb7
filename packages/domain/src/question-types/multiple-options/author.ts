import { noAnswer } from '../../answers.ts'
import { lintOptions, lintSentence } from '../shared/lint-blanks.ts'
import { lintInstruction } from '../shared/lint-html.ts'
import { plain, sentence } from '../shared/templates.ts'
import type { AuthorRules } from '../author-rules.ts'

export const multipleOptions: AuthorRules = {
  columns: ({ question_masked, options, option_answers }) => ({ question_masked, options, option_answers }),
  lint: (draft) => [...lintInstruction(draft), ...lintSentence(draft), ...lintOptions(draft)],
  answerByKey: ({ options, option_answers }) => ({
    ...noAnswer,
    options: options.map(({ position }, index) => ({ position, answer: option_answers?.[index] ?? '' })),
  }),
  templates: [
    plain(
      sentence({
        type: 'MULTIPLE_OPTIONS',
        question: 'Choose what fits into each blank.',
        masked: 'They ##### in this house since they ##### children.',
        blanks: [
          { answers: ['have lived'], options: ['live', 'have lived', 'are living'] },
          { answers: ['were'], options: ['were', 'are', 'have been'] },
        ],
      }),
    ),
  ],
  pasted: 'They ##### here since they ##### children.\tlive | have lived // were | are\thave lived | were',
}
