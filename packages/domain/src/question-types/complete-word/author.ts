import { noAnswer } from '../../answers.ts'
import { acceptedLines } from '../shared/accepted-lines.ts'
import { lintSentence, lintWords } from '../shared/lint-blanks.ts'
import { lintInstruction } from '../shared/lint-html.ts'
import { plain, sentence } from '../shared/templates.ts'
import type { AuthorRules } from '../author-rules.ts'

export const completeWord: AuthorRules = {
  columns: ({ question_masked, alternatives, options, answer_correct }) => ({
    question_masked,
    alternatives,
    options,
    answer_correct,
  }),
  lint: (draft) => [...lintInstruction(draft), ...lintSentence(draft), ...lintWords(draft)],
  answerByKey: ({ answer_correct }) => ({ ...noAnswer, text: acceptedLines(answer_correct)[0] ?? '' }),
  templates: [
    plain(
      sentence({
        type: 'COMPLETE_WORD',
        question: 'Complete the sentence with words from the bank.',
        masked: 'She ##### to school ##### bus.',
        blanks: [{ answers: ['goes'] }, { answers: ['by'] }],
        bank: ['by', 'go', 'goes', 'with'],
      }),
    ),
  ],
  pasted: 'She ##### to school ##### bus.\tby | go | goes\tgoes | by',
}
