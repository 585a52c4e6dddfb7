import { noAnswer } from '../../answers.ts'
import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import { isCanonicalNumber, joinQuantity } from '../../numbers.ts'
import type { AuthorRules } from '../author-rules.ts'
import { each, when, type Finding } from '../shared/findings.ts'
import { lintQuestion } from '../shared/lint-html.ts'
import { isAgain, seen } from '../shared/lint-choices.ts'
import { plain } from '../shared/templates.ts'
import { readNumbers, writeNumbers } from './key.ts'

const isSize = (text: string) => isCanonicalNumber(text) && !text.startsWith('-')
const isShare = (text: string) => isSize(text) && Number(text) > 0 && Number(text) <= 100

function lintNumbers(draft: ExerciseDraft): Finding[] {
  const { accepted, units } = readNumbers(draft)
  const names = units.map(({ name }) => seen(name))
  return [
    ...each(accepted, 'numbers.missing', ({ value }) => value.trim() === ''),
    ...each(accepted, 'numbers.notNumber', ({ value }) => value.trim() !== '' && !isCanonicalNumber(value)),
    ...each(accepted, 'numbers.tolerance', ({ tolerance }) => tolerance !== '' && !isSize(tolerance)),
    ...each(accepted, 'numbers.credit', ({ credit }) => credit !== '' && !isShare(credit)),
    ...when(
      accepted.every(({ credit }) => credit !== '' && Number(credit) !== 100),
      'numbers.noFull',
    ),
    ...each(names, 'units.empty', (name) => name === ''),
    ...each(names, 'units.twice', (_, at) => isAgain(names, at)),
    ...each(units, 'units.multiplier', ({ multiplier }) => !isSize(multiplier) || Number(multiplier) === 0),
  ]
}

export const numerical: AuthorRules = {
  columns: ({ answer_correct, options, option_answers }) => ({ answer_correct, options, option_answers }),
  lint: (draft) => [...lintQuestion(draft), ...lintNumbers(draft)],
  answerByKey: (draft) => {
    const { accepted, units } = readNumbers(draft)
    return { ...noAnswer, text: joinQuantity({ number: accepted[0]?.value ?? '', unit: units[0]?.name ?? '' }) }
  },
  templates: [
    plain(
      writeNumbers(
        {
          ...newExercise('NUMERICAL'),
          question: '<p>A room is 4 metres long and 2.5 metres wide. How large is it?</p>',
        },
        { accepted: [{ value: '10', tolerance: '', credit: '' }], units: [{ name: 'm²', multiplier: '1' }] },
      ),
    ),
  ],
  pasted: 'How many minutes is half an hour?\t30',
}
