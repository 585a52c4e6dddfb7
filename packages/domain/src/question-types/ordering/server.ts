import { noAnswer } from '../../answers.ts'
import { newExercise } from '../../exercise-draft.ts'
import type { ServerRules } from '../server-rules.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'
import { writeChoices } from '../shared/choice-csv.ts'
import { readItemsCsv } from './items-csv.ts'
import { itemsToGift, itemsToXml } from './items-moodle.ts'
import { itemsOf, writeItems } from './items.ts'
import { markOrder, titlesInOrder } from './mark-order.ts'

const hasSameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && new Set(one).size === one.length && one.every((id) => other.includes(id))

export const ordering: ServerRules = {
  validate: (context, { alternatives, text }) => {
    const ids = context.alternatives.map(({ id }) => id)
    if (text !== '') return null
    if (alternatives.length === 0) return noAnswer
    return hasSameIds(alternatives, ids) ? { ...noAnswer, alternatives } : null
  },
  normalize: ({ alternatives: chosen }, alternatives) => titlesInOrder(alternatives, chosen),
  mark: markOrder,
  answerText: ({ alternatives }, answer) => titlesInOrder(alternatives, answer.alternatives),
  blankTexts: noBlankTexts,
  csvColumns: ['choices', 'right'],
  csvNames: [
    'ordering',
    'order',
    'in order',
    'put in order',
    'in the right order',
    'ordenacao',
    'ordenar',
    'ordem',
    'em ordem',
    'na ordem certa',
    'ordem certa',
    'colocar na ordem',
    'colocar na ordem certa',
    'colocar em ordem',
    'sequencia',
  ],
  readCsv: readItemsCsv,
  writeCsv: writeChoices,
  writeGift: itemsToGift,
  writeXml: itemsToXml,
  toExercise: (question) =>
    question.kind === 'ordering'
      ? {
          draft: writeItems({ ...newExercise('ORDERING'), question: question.html }, itemsOf(question.items)),
          problems: [],
        }
      : null,
  sample: writeItems(
    { ...newExercise('ORDERING'), title: 'Words in order', question: '<p>Put the words in order.</p>' },
    [
      { id: 31, title: 'She' },
      { id: 7, title: 'has' },
      { id: 58, title: 'lived' },
      { id: 12, title: 'here.' },
    ],
  ),
}
