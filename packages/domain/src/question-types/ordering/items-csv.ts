import { readLines } from '../formats/csv-lists.ts'
import type { ServerRules } from '../server-rules.ts'
import { alternativesIn } from '../shared/choice-csv.ts'
import { readRightPlaces } from '../shared/right-places.ts'
import { itemsOf, writeItems } from './items.ts'

/**
 * Reads items as students see them, with their places in the right order; without those, the items stand in their right
 * order.
 */
export const readItemsCsv: ServerRules['readCsv'] = (row) => {
  const { cells, draft, note } = row
  if (cells.right.trim() === '') return writeItems(draft, itemsOf(readLines(cells.choices)))
  const alternatives = alternativesIn(cells.choices)
  const titles = alternatives.map(({ title }) => title)
  const right = readRightPlaces(row, titles)
  const isAll = right.length === alternatives.length && new Set(right).size === right.length
  if (!isAll) note('right.range', 'right', cells.right)
  return { ...draft, alternatives, correct_alternatives: right }
}
