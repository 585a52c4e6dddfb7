import { readLines, writeLines } from '../formats/csv-lists.ts'
import { readRightPlaces } from './right-places.ts'
import type { ServerRules } from '../server-rules.ts'

export const choiceColumns: ServerRules['csvColumns'] = ['choices', 'right']

export const alternativesIn = (cell: string) => readLines(cell).map((title, index) => ({ id: index + 1, title }))

export const readChoices: ServerRules['readCsv'] = ({ cells, draft, note }) => {
  const alternatives = alternativesIn(cells.choices)
  const titles = alternatives.map(({ title }) => title)
  return { ...draft, alternatives, correct_alternatives: readRightPlaces({ cells, note }, titles) }
}

export const writeChoices: ServerRules['writeCsv'] = ({ alternatives, correct_alternatives }) => {
  const places = (correct_alternatives ?? []).map((right) => alternatives.findIndex(({ id }) => id === right) + 1)
  return {
    choices: writeLines(alternatives.map(({ title }) => title)),
    right: places.filter((place) => place > 0).join(', '),
  }
}
