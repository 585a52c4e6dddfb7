import { newExercise } from '../../exercise-draft.ts'
import type { ServerRules } from '../server-rules.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'
import { validateOptions } from '../multiple-options/validate-options.ts'
import { readPairsCsv, writePairsCsv } from './pairs-csv.ts'
import { pairsToExercise, pairsToGift, pairsToXml } from './pairs-moodle.ts'
import { writePairs } from './pairs.ts'

const inOrder = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  return a < b ? -1 : Number(a > b)
}

export const matching: ServerRules = {
  validate: validateOptions,
  // By the texts and not by their places: the author may move pairs.
  normalize: ({ options }, alternatives) => {
    const chosen = new Map(options.map(({ position, answer }) => [position, answer]))
    return Array.from(chosen, ([position, answer]) => [alternatives[position - 1]?.title ?? '', answer])
      .filter(([, answer]) => answer !== '')
      .toSorted(inOrder)
  },
  mark: ({ option_answers }, { options }) => {
    const right = option_answers ?? []
    const chosen = new Map(options.map(({ position, answer }) => [position, answer]))
    const hits = right.filter((answer, index) => answer !== '' && chosen.get(index + 1) === answer).length
    return right.length === 0 ? 0 : Math.floor((hits / right.length) * 100)
  },
  answerText: ({ alternatives }, { options }) =>
    options.map(({ position, answer }) => `${alternatives[position - 1]?.title ?? ''} → ${answer}`),
  blankTexts: noBlankTexts,
  csvColumns: ['choices', 'answers', 'options'],
  csvNames: [
    'matching',
    'match',
    'pairs',
    'matching pairs',
    'pares',
    'associacao',
    'associar',
    'ligar',
    'relacionar',
    'relacione',
    'relacionar colunas',
    'correspondencia',
  ],
  readCsv: readPairsCsv,
  writeCsv: writePairsCsv,
  writeGift: pairsToGift,
  writeXml: pairsToXml,
  toExercise: pairsToExercise,
  sample: writePairs(
    { ...newExercise('MATCHING'), title: 'Pairs', question: '<p>What do you do with each thing?</p>' },
    {
      pairs: [
        { left: 'a kettle', right: 'boil water' },
        { left: 'a lamp', right: 'read at night' },
        { left: 'a key', right: 'open a door' },
      ],
      extra: ['climb onto the roof'],
    },
  ),
}
