import { readBars, readLines, writeBars, writeLines } from '../formats/csv-lists.ts'
import type { ServerRules } from '../server-rules.ts'
import { readPairs, writePairs } from './pairs.ts'

/** A list with bars or with lines between its words. */
const listIn = (cell: string): string[] => cell.split('\n').flatMap(readBars)

/** Reads left sides, what belongs to each of them, and further right sides. */
export const readPairsCsv: ServerRules['readCsv'] = ({ cells, draft, note }) => {
  const lefts = readLines(cells.choices)
  const rights = listIn(cells.answers)
  if (rights.length > 0 && rights.length !== lefts.length) note('answers.count', 'answers', rights.length)
  const pairs = lefts.map((left, index) => ({ left, right: rights[index] ?? '' }))
  return writePairs(draft, { pairs, extra: listIn(cells.options) })
}

export const writePairsCsv: ServerRules['writeCsv'] = (draft) => {
  const { pairs, extra } = readPairs(draft)
  return {
    choices: writeLines(pairs.map(({ left }) => left)),
    answers: writeBars(pairs.map(({ right }) => right)),
    options: writeBars(extra),
  }
}
