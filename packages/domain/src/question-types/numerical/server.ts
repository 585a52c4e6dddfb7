import { newExercise } from '../../exercise-draft.ts'
import { splitQuantity } from '../../numbers.ts'
import type { ServerRules } from '../server-rules.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'
import { sameNumber } from './decimal.ts'
import { writeNumbers } from './key.ts'
import { markNumber } from './mark-number.ts'
import { readNumbersCsv, writeNumbersCsv } from './numbers-csv.ts'
import { numbersToExercise, numbersToGift, numbersToXml } from './numbers-moodle.ts'
import { validateNumber } from './validate-number.ts'

export const numerical: ServerRules = {
  validate: validateNumber,
  normalize: ({ text }) => {
    const { number, unit } = splitQuantity(text)
    return [sameNumber(number), unit]
  },
  mark: markNumber,
  answerText: (_, { text }) => [text],
  blankTexts: noBlankTexts,
  csvColumns: ['answers', 'options'],
  csvNames: [
    'numerical',
    'number',
    'numeric',
    'a number',
    'numerica',
    'numerico',
    'numero',
    'um numero',
    'resposta numerica',
  ],
  readCsv: readNumbersCsv,
  writeCsv: writeNumbersCsv,
  writeGift: numbersToGift,
  writeXml: numbersToXml,
  toExercise: numbersToExercise,
  sample: writeNumbers(
    { ...newExercise('NUMERICAL'), title: 'A number', question: '<p>How long is a mile?</p>' },
    {
      accepted: [
        { value: '1.609', tolerance: '0.001', credit: '' },
        { value: '1.6', tolerance: '0.05', credit: '50' },
      ],
      units: [
        { name: 'km', multiplier: '1' },
        { name: 'm', multiplier: '1000' },
      ],
    },
  ),
}
