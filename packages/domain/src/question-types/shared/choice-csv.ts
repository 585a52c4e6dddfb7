import type { ExerciseDraft } from '../../exercise-draft.ts'
import { readLines, writeLines } from '../formats/csv-lists.ts'
import type { CsvRow } from '../formats/csv-row.ts'
import { readRightPlaces } from './right-places.ts'
import type { ServerRules } from '../server-rules.ts'
import { feedbackOf } from './choice-moodle.ts'

export const choiceColumns: ServerRules['csvColumns'] = ['choices', 'right', 'choice_feedback']

export const alternativesIn = (cell: string) => readLines(cell).map((title, index) => ({ id: index + 1, title }))

/** What is said of each choice, in their order. */
function feedbackIn({ cells, note }: CsvRow, choices: number): ExerciseDraft['alternative_feedback'] {
  const lines = readLines(cells.choice_feedback)
  if (lines.length > choices) note('options.count', 'choice_feedback', lines.length)
  return lines.flatMap((html, index) => (html === '' ? [] : [{ id: index + 1, html }]))
}

export const readChoices: ServerRules['readCsv'] = (row) => {
  const { cells, draft } = row
  const alternatives = alternativesIn(cells.choices)
  const titles = alternatives.map(({ title }) => title)
  return {
    ...draft,
    alternatives,
    correct_alternatives: readRightPlaces(row, titles),
    alternative_feedback: feedbackIn(row, alternatives.length),
  }
}

export const writeChoices: ServerRules['writeCsv'] = (draft) => {
  const { alternatives, correct_alternatives, alternative_feedback } = draft
  const places = (correct_alternatives ?? []).map((right) => alternatives.findIndex(({ id }) => id === right) + 1)
  return {
    choices: writeLines(alternatives.map(({ title }) => title)),
    right: places.filter((place) => place > 0).join(', '),
    ...(alternative_feedback.length > 0 && {
      choice_feedback: writeLines(alternatives.map(({ id }) => feedbackOf(draft, id) ?? '')),
    }),
  }
}
