import { noAnswer } from '../../answers.ts'
import { newExercise } from '../../exercise-draft.ts'
import { readLines, writeLines } from '../formats/csv-lists.ts'
import type { ServerRules } from '../server-rules.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'
import { itemsOf, readItems, writeItems } from './items.ts'
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
  csvColumns: ['choices'],
  // In their right order.
  readCsv: ({ cells, draft }) => writeItems(draft, itemsOf(readLines(cells.choices))),
  writeCsv: (draft) => ({ choices: writeLines(readItems(draft).map(({ title }) => title)) }),
  // GIFT itself has no items in order, and what a plugin of Moodle added holds no escapes.
  writeGift: () => null,
  writeXml: (draft) => ({
    type: 'ordering',
    text: draft.question,
    more: {
      layouttype: 'VERTICAL',
      selecttype: 'ALL',
      selectcount: 0,
      gradingtype: 'LONGEST_ORDERED_SUBSET',
      showgrading: 'SHOW',
      numberingstyle: 'none',
      answer: readItems(draft).map(({ title }, index) => ({
        '@fraction': index + 1,
        '@format': 'plain_text',
        text: title,
      })),
    },
    lost: [],
  }),
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
