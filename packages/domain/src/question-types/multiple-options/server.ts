import { newExercise } from '../../exercise-draft.ts'
import { cleanAnswer, type ClozeBlank } from '../shared/cloze.ts'
import { writeCloze } from '../shared/cloze-columns.ts'
import { readBars, writeBars } from '../formats/csv-lists.ts'
import type { CsvRow } from '../formats/csv-row.ts'
import { noteOf } from '../formats/problem.ts'
import type { ServerRules } from '../server-rules.ts'
import { noBlankTexts } from '../shared/blank-answers.ts'
import { gapsToExercise, rightOf, typeOfGaps } from '../shared/gaps-to-exercise.ts'
import { readSentence, writeSentence } from '../shared/sentence-csv.ts'
import { chosenGap, offeredBy, sentenceToGift, sentenceToXml } from '../shared/sentence-moodle.ts'
import { validateOptions } from './validate-options.ts'

const clean = (text: string) => cleanAnswer('MULTIPLE_OPTIONS', text)
const offers = ({ answers, options }: ClozeBlank) => offeredBy(options, 'options', answers)

function optionsOf({ cells, note }: CsvRow, blanks: number): string[][] {
  const lines = cells.options === '' ? [] : cells.options.split('\n')
  if (lines.length > blanks) note('options.count', 'options', lines.length)
  return lines.map((line) => readBars(line).map(clean))
}

export const multipleOptions: ServerRules = {
  validate: validateOptions,
  normalize: ({ options }) =>
    Array.from(new Map(options.map(({ position, answer }) => [position, answer]))).toSorted(
      ([one], [other]) => one - other,
    ),
  mark: ({ option_answers }, { options }) => {
    const chosen = new Map(options.map(({ position, answer }) => [position, answer]))
    return (option_answers ?? []).every((right, index) => chosen.get(index + 1) === right) ? 100 : 0
  },
  answerText: (_, { options }) => options.map(({ answer }) => answer),
  blankTexts: noBlankTexts,
  csvColumns: ['sentence', 'options', 'answers'],
  csvNames: [
    'multiple options',
    'choices in the text',
    'a choice for each blank',
    'dropdown',
    'select',
    'escolhas no texto',
    'uma escolha por lacuna',
    'multiplas opcoes',
    'opcoes no texto',
    'lista suspensa',
  ],
  readCsv: (row) => readSentence(row, 'MULTIPLE_OPTIONS', { mostKeys: 1, options: (blanks) => optionsOf(row, blanks) }),
  writeCsv: (draft) => ({
    ...writeSentence(draft),
    options: draft.options.map(({ options }) => writeBars(options)).join('\n'),
  }),
  writeGift: (draft) => sentenceToGift(draft, offers),
  writeXml: (draft) => sentenceToXml(draft, offers, chosenGap),
  toExercise: (question) => {
    if (question.kind !== 'gaps' || typeOfGaps(question.gaps) !== 'MULTIPLE_OPTIONS') return null
    const { html, masked, gaps } = question
    const { draft, problems } = gapsToExercise('MULTIPLE_OPTIONS', masked, {
      // Only one option of a blank can be correct: the best-rated offer is kept.
      accepted: gaps.map((gap) => rightOf(gap).slice(0, 1)),
      options: gaps.map(({ offers }) => [...new Set(offers.map(({ text }) => clean(text)))]),
      problems: gaps.some((gap) => rightOf(gap).length > 1) ? [noteOf('answers.first')] : [],
    })
    return { draft: { ...draft, question: html }, problems }
  },
  sample: writeCloze(
    { ...newExercise('MULTIPLE_OPTIONS'), title: 'A choice for each blank', question: '<p>Choose.</p>' },
    {
      masked: 'I ##### here and she ##### there.',
      blanks: [
        { answers: ['am'], options: ['is', 'am'] },
        { answers: ['was'], options: ['are', 'was'] },
      ],
    },
  ),
}
