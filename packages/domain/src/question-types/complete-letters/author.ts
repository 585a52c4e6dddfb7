import { joinLetters, noAnswer } from '../../answers.ts'
import { acceptedLines } from '../shared/accepted-lines.ts'
import { lintLetters, lintSentence } from '../shared/lint-blanks.ts'
import { lintInstruction } from '../shared/lint-html.ts'
import { plain, sentence } from '../shared/templates.ts'
import type { AuthorRules } from '../author-rules.ts'

export const completeLetters: AuthorRules = {
  columns: ({ question_masked, options, answer_correct }) => ({ question_masked, options, answer_correct }),
  lint: (draft) => [...lintInstruction(draft), ...lintSentence(draft), ...lintLetters(draft)],
  answerByKey: ({ answer_correct }) => ({
    ...noAnswer,
    text: joinLetters([(acceptedLines(answer_correct)[0] ?? '').normalize('NFC')]),
  }),
  templates: [
    plain(
      sentence({
        type: 'COMPLETE_LETTERS',
        question: 'Complete the words.',
        masked: 'We have br##### in the k#####.',
        blanks: [{ answers: ['EAKFAST'] }, { answers: ['ITCHEN'] }],
      }),
    ),
  ],
  pasted: 'We have br##### at ei#####.\tEAKFAST | GHT',
}
