import { countBlanks } from '../../masks.ts'
import { cleanAnswer, keyRows, type ClozeType } from './cloze.ts'
import { readCloze, writeCloze } from './cloze-columns.ts'
import type { Alternative } from '../../exercises.ts'
import { readBars, writeBars } from '../formats/csv-lists.ts'
import type { CsvRow } from '../formats/csv-row.ts'
import type { ServerRules } from '../server-rules.ts'

interface SentenceParts {
  /** The word bank. */
  alternatives?: Alternative[]
  /** The options of each blank. */
  options?: (blanks: number) => string[][]
  /** The most accepted answers (lines) that the type can store. */
  mostKeys?: number
}

/** The accepted answers, by line and by blank. */
function keysOf({ cells, note }: CsvRow, type: ClozeType, blanks: number, most: number): string[][] {
  const lines = cells.answers.split('\n').filter((line) => line.trim() !== '')
  const kept = lines.slice(0, most)
  if (kept.length < lines.length) note('answers.first', 'answers')
  const rows = kept.map(readBars)
  const odd = rows.find((row) => row.length !== blanks)
  if (odd) note('answers.count', 'answers', odd.length)
  const cleaned = rows.map((row) => row.map((answer) => cleanAnswer(type, answer)))
  const flat = cleaned.flat()
  const changed = rows.flat().find((answer, at) => flat[at]?.toLowerCase() !== answer.toLowerCase())
  if (changed !== undefined) note('answers.cleaned', 'answers', changed)
  return cleaned.length > 0 ? cleaned : [Array.from({ length: blanks }, () => '')]
}

/** Converts a row that contains a sentence with blanks. */
export function readSentence(row: CsvRow, type: ClozeType, parts: SentenceParts = {}) {
  const { alternatives = [], options, mostKeys = Infinity } = parts
  const { cells, draft } = row
  const bare = { ...draft, alternatives }
  if (cells.sentence === '') return bare
  const count = countBlanks(cells.sentence)
  const rows = keysOf(row, type, count, mostKeys)
  const offered = options?.(count) ?? []
  const blanks = Array.from({ length: count }, (_, at) => ({
    answers: rows.map((keys) => keys[at] ?? ''),
    options: offered[at] ?? [],
  }))
  // The word bank is taken from the table as it is: `lintExercise` reports words that it lacks.
  return { ...writeCloze(bare, { masked: cells.sentence, blanks }), alternatives }
}

export const writeSentence: ServerRules['writeCsv'] = (draft) => {
  const cloze = readCloze(draft)
  const rows = keyRows(cloze).filter((row) => row.some(Boolean))
  return { sentence: cloze.masked, answers: rows.map(writeBars).join('\n') }
}
