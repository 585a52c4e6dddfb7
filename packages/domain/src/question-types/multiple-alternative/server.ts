import { newExercise } from '../../exercise-draft.ts'
import { giftText } from '../formats/escape-moodle.ts'
import type { ServerRules } from '../server-rules.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'
import { chosenTitles, markChoices, normalizeChoices, validateChoices } from '../shared/choice-answers.ts'
import { choiceColumns, readChoices, writeChoices } from '../shared/choice-csv.ts'
import { choicesToExercise, choicesToXml, isRight, shareOfRight } from '../shared/choice-moodle.ts'

export const multipleAlternative: ServerRules = {
  validate: validateChoices(Infinity),
  normalize: normalizeChoices,
  mark: markChoices,
  answerText: chosenTitles,
  blankTexts: noBlankTexts,
  csvColumns: choiceColumns,
  readCsv: readChoices,
  writeCsv: writeChoices,
  writeGift: (draft) => {
    const share = (id: number) => (isRight(draft, id) ? String(shareOfRight(draft)) : '-100')
    const answers = draft.alternatives.map(({ id, title }) => `~%${share(id)}%${giftText(title)}`).join(' ')
    return { before: draft.question, answers, after: '', lost: [] }
  },
  writeXml: (draft) => choicesToXml(draft, { right: shareOfRight(draft), wrong: -100 }, false),
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
