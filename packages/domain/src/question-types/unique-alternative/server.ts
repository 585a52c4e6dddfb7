import { newExercise } from '../../exercise-draft.ts'
import type { ServerRules } from '../server-rules.ts'
import { chosenTitles, markChoices, normalizeChoices, validateChoices } from '../shared/choice-answers.ts'
import { choiceColumns, readChoices, writeChoices } from '../shared/choice-csv.ts'
import { choicesToExercise, choicesToGift, choicesToXml } from '../shared/choice-moodle.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'

export const uniqueAlternative: ServerRules = {
  validate: validateChoices(1),
  normalize: normalizeChoices,
  mark: markChoices,
  answerText: chosenTitles,
  blankTexts: noBlankTexts,
  csvColumns: choiceColumns,
  csvNames: [
    'unique alternative',
    'one choice',
    'one right choice',
    'single choice',
    'single answer',
    'uma alternativa',
    'resposta unica',
    'unica resposta',
    'alternativa unica',
    'unica alternativa',
    'uma opcao certa',
    'uma escolha',
    'escolha unica',
    'unica escolha',
    'escolha simples',
    'objetiva',
    'questao objetiva',
  ],
  readCsv: readChoices,
  writeCsv: writeChoices,
  writeGift: (draft) => choicesToGift(draft, (isRight) => (isRight ? '=' : '~')),
  writeXml: (draft) => choicesToXml(draft, true),
  toExercise: (question) => {
    if (question.kind !== 'choice' || !question.single) return null
    const best = Math.max(0, ...question.offers.map(({ share }) => share))
    return choicesToExercise(
      'UNIQUE_ALTERNATIVE',
      question,
      ({ share }) => share > 0 && share === best,
      ({ share }) => share > 0 && share < 100,
    )
  },
  sample: {
    ...newExercise('UNIQUE_ALTERNATIVE'),
    title: 'One right choice',
    question: '<p>She … home.</p>',
    alternatives: [
      { id: 1, title: 'go' },
      { id: 2, title: 'went' },
      { id: 3, title: 'gone' },
    ],
    correct_alternatives: [2],
    feedback: '<p>In the past, go becomes went.</p>',
  },
}
