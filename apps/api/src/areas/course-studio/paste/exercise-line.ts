import { limits, newExercise, type ExchangeColumn, type ExerciseType } from '@the-house/domain'
import { asHtml, noteOf, serverRules, type CsvCells } from '@the-house/domain/server'
import type { Problem } from '../../exercise-exchange/problem.ts'
import type { Found } from '../../exercise-exchange/question.ts'

/** The columns of a line, in order: what is asked, then those of the type as the table has them. */
function columnsOf(type: ExerciseType): ExchangeColumn[] {
  const { csvColumns } = serverRules[type]
  // What is said of each choice is written in the editor.
  const others = csvColumns.filter((one) => one !== 'sentence' && one !== 'choice_feedback')
  return [csvColumns.includes('sentence') ? 'sentence' : 'question', ...others]
}

/** Turns unescaped bars into line breaks. */
const listed = (cell: string) => cell.replaceAll(/\\.|\|/gs, (sign) => (sign === '|' ? '\n' : sign))
const stacked = (cell: string) =>
  cell
    .split('//')
    .map((part) => part.trim())
    .join('\n')

/** Converts a cell that has one line to what the table has in several. */
function cellOf(type: ExerciseType, column: ExchangeColumn, cell: string): string {
  if (column === 'choices') return listed(cell)
  if (column === 'question') return cell === '' ? '' : `<p>${asHtml(cell)}</p>`
  const isStacked = column === 'options' || (column === 'answers' && type !== 'OPEN_ANSWER')
  return isStacked ? stacked(cell) : cell
}

const noCells: CsvCells = {
  type: '', title: '', question: '', sentence: '', choices: '', right: '', answers: '', options: '', feedback: '',
  choice_feedback: '', media_type: '', media_url: '', image_text: '', tests_only: '', topic: '', remarks: '',
} // oxfmt-ignore

/**
 * Reads one line as an exercise, in the notation of the import's table: its cells, separated by tabs, are what is asked
 * and then the columns of the type. A list is written in one line: choices with bars between them, and what belongs to
 * different blanks, or to different accepted answers, with two slashes.
 */
export function readExerciseLine(text: string, type: ExerciseType, line: number): Found {
  const problems: Problem[] = []
  const columns = columnsOf(type)
  const given = text.split('\t').map((cell) => cell.trim())
  const cells = { ...noCells }
  for (const [index, column] of columns.entries()) cells[column] = cellOf(type, column, given[index] ?? '')
  const spare = given.slice(columns.length).find(Boolean)
  if (spare !== undefined) problems.push(noteOf('cell.unused', { line, what: spare }))
  const note = (token: Problem['token'], column: ExchangeColumn, what?: string | number) =>
    problems.push(noteOf(token, { line, column, what: what === undefined ? null : String(what).slice(0, 100) }))
  const name = (given[0] ?? '').replaceAll(/#{5}/g, '…').slice(0, limits.titleMax)
  const draft = serverRules[type].readCsv({ cells, note, draft: newExercise(type) })
  return { line, name, draft: { ...draft, title: name, question: cells.question }, problems }
}
