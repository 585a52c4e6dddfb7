import { noAnswer } from '../../answers.ts'
import { lintOptions, lintSentence } from '../shared/lint-blanks.ts'
import { lintInstruction } from '../shared/lint-html.ts'
import type { AuthorRules } from '../author-rules.ts'

export const multipleOptions: AuthorRules = {
  columns: ({ question_masked, options, option_answers }) => ({ question_masked, options, option_answers }),
  lint: (draft) => [...lintInstruction(draft), ...lintSentence(draft), ...lintOptions(draft)],
  answerByKey: ({ options, option_answers }) => ({
    ...noAnswer,
    options: options.map(({ position }, index) => ({ position, answer: option_answers?.[index] ?? '' })),
  }),
}
