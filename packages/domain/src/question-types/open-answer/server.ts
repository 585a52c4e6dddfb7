import { noAnswer } from '../../answers.ts'
import { newExercise } from '../../exercise-draft.ts'
import { asHtml } from '../formats/html-text.ts'
import { noteOf } from '../formats/problem.ts'
import type { ServerRules } from '../server-rules.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'
import { acceptedOffers, wildcardNotes } from '../shared/written-offers.ts'

const bare = newExercise('OPEN_ANSWER')

export const openAnswer: ServerRules = {
  validate: (_, { text }) => ({ ...noAnswer, text }),
  normalize: null,
  mark: () => null,
  answerText: (_, { text }) => [text],
  blankTexts: noBlankTexts,
  csvColumns: ['answers'],
  csvNames: [
    'open answer',
    'open',
    'essay',
    'text',
    'resposta aberta',
    'aberta',
    'dissertativa',
    'discursiva',
    'redacao',
    'questao aberta',
    'resposta livre',
    'texto',
  ],
  readCsv: ({ cells, draft }) => ({ ...draft, answer_correct: cells.answers || null }),
  writeCsv: ({ answer_correct }) => ({ answers: answer_correct ?? '' }),
  writeGift: ({ question, answer_correct }) => ({
    before: question,
    answers: '',
    after: '',
    lost: answer_correct ? ['answer_correct'] : [],
  }),
  writeXml: ({ question, answer_correct }) => ({
    type: 'essay',
    text: question,
    more: {
      responseformat: 'editor',
      graderinfo: { '@format': 'html', text: asHtml(answer_correct ?? '') },
    },
    lost: [],
  }),
  toExercise: (question) => {
    if (question.kind === 'essay')
      return { draft: { ...bare, question: question.html, answer_correct: question.model }, problems: [] }
    if (question.kind !== 'written') return null
    // A short answer that is not made of letters alone becomes an open answer, which a teacher marks.
    const model = acceptedOffers(question.offers).map(({ text }) => text)
    return {
      draft: { ...bare, question: question.html, answer_correct: model.join('\n') || null },
      problems: [noteOf('short.open'), ...wildcardNotes(question.offers)],
    }
  },
  sample: {
    ...bare,
    title: 'Open answer',
    question: '<p>Describe your kitchen.</p>',
    answer_correct: 'It is small, and it smells of coffee.',
  },
}
