import { newExercise } from '../../exercise-draft.ts'
import type { ServerRules } from '../server-rules.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'
import { chosenTitles, markChoices, normalizeChoices, validateChoices } from '../shared/choice-answers.ts'
import { choiceColumns, readChoices, writeChoices } from '../shared/choice-csv.ts'
import { choicesToExercise, choicesToGift, choicesToXml, shareOfRight } from '../shared/choice-moodle.ts'

export const multipleAlternative: ServerRules = {
  validate: validateChoices(Infinity),
  normalize: normalizeChoices,
  mark: markChoices,
  answerText: chosenTitles,
  blankTexts: noBlankTexts,
  csvColumns: choiceColumns,
  csvNames: [
    'multiple alternative',
    'multiple alternatives',
    'several choices',
    'several right choices',
    'multiple answers',
    'multiple answer',
    'multiple response',
    'varias alternativas',
    'varias opcoes certas',
    'varias escolhas',
    'multiplas alternativas',
    'multiplas respostas',
    'multipla alternativa',
    'caixas de selecao',
  ],
  readCsv: readChoices,
  writeCsv: writeChoices,
  writeGift: (draft) => choicesToGift(draft, (isRight, choices) => `~%${isRight ? shareOfRight(choices) : '-100'}%`),
  writeXml: (draft) => choicesToXml(draft, false),
  toExercise: (question) =>
    question.kind === 'choice' && !question.single
      ? choicesToExercise(
          'MULTIPLE_ALTERNATIVE',
          question,
          ({ share }) => share > 0,
          ({ share }) => share < 0 && share > -100,
        )
      : null,
  sample: {
    ...newExercise('MULTIPLE_ALTERNATIVE'),
    title: 'Several right choices',
    question: '<p>What stands in a kitchen?</p>',
    alternatives: [
      { id: 1, title: 'a chair' },
      { id: 2, title: 'a river' },
      { id: 3, title: 'a table' },
    ],
    correct_alternatives: [1, 3],
  },
}
