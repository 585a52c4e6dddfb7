import { noAnswer } from '../../answers.ts'
import { when } from '../shared/findings.ts'
import { lintQuestion } from '../shared/lint-html.ts'
import { newExercise } from '../../exercise-draft.ts'
import { plain } from '../shared/templates.ts'
import type { AuthorRules } from '../author-rules.ts'

export const openAnswer: AuthorRules = {
  columns: ({ answer_correct }) => ({ answer_correct }),
  lint: (draft) => [...lintQuestion(draft), ...when(!draft.answer_correct?.trim(), 'answer.model')],
  answerByKey: ({ answer_correct }) => ({ ...noAnswer, text: answer_correct ?? '' }),
  templates: [
    plain({
      ...newExercise('OPEN_ANSWER'),
      question: '<p>Write three sentences about the place where you live.</p>',
      answer_correct: 'I live in a small town. There is a park near my house. I like the quiet streets.',
    }),
  ],
  pasted: 'Write three sentences about your town.\tI live in a small town.',
}
