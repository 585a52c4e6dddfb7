import {
  exchangeLimits,
  exerciseTypes,
  hashes,
  mediaTypes,
  newExercise,
  type ExchangeColumn,
  type ExerciseReading,
  type ExerciseType,
} from '@the-house/domain'
import {
  countRight,
  escapeBackslashes,
  noteOf,
  serverRules,
  type CsvCells,
  type CsvRow,
} from '@the-house/domain/server'
import { countIn } from '../../reading/count-in.ts'
import { typeOf } from './csv-names.ts'
import { readTable, type ExerciseTable, type TableRow } from './csv-table.ts'
import type { Decoded } from './encoding.ts'
import { contentOf } from './loss/content-of.ts'
import { keptHtml } from './loss/kept-html.ts'
import type { Problem } from './problem.ts'
import type { Contents, Found } from './question.ts'
import { typedHtml } from './typed-html.ts'
import { readYes } from './tests-only.ts'

/** The columns that only some exercise types use. */
const typed = ['sentence', 'choices', 'right', 'answers', 'options', 'choice_feedback'] as const

/** The report names the first problems of a row alone. */
const mostProblems = 20

/** The first cell that has more lines, blanks or tags than any exercise takes; it is not converted. */
function longCell(type: ExerciseType, cells: CsvCells): ExchangeColumn | undefined {
  const most = exchangeLimits.lines
  const lists: ExchangeColumn[] = [
    'choices',
    'options',
    'choice_feedback',
    ...(type === 'OPEN_ANSWER' ? [] : ['answers' as const]),
  ]
  if (countIn(cells.sentence, hashes) > exchangeLimits.blanks) return 'sentence'
  if (cells.right.length > most * 10) return 'right'
  const tagged = (['question', 'feedback'] as const).find((column) => countIn(cells[column], '<') > exchangeLimits.tags)
  if (tagged) return tagged
  return lists.find((column) => countIn(cells[column], '\n') >= most)
}

const codeOf = (cell: string) =>
  cell
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')

/** Whether a cell names a type as an export does. */
const isCode = (cell: string) => exerciseTypes.some((one) => one === codeOf(cell))

const readType = ({ type, right }: CsvCells) => typeOf(type, () => countRight(right) > 1)

/** Numbers that are thousands where a comma begins the decimals. */
const groupedByPoint = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/g

/** Answers that are a list have escapes, as the other lists of a table; a model answer has none. */
const withAnswers = (type: ExerciseType, cells: CsvCells): CsvCells =>
  type === 'OPEN_ANSWER' ? cells : { ...cells, answers: escapeBackslashes(cells.answers) }

type Style = Pick<ExerciseTable, 'isCoded' | 'separator'>

/** A table with a single column for what is right has the answers of types without alternatives there. */
const withRight = (cells: CsvCells, type: ExerciseType): CsvCells => {
  const { csvColumns } = serverRules[type]
  const isAnswer = cells.answers === '' && csvColumns.includes('answers') && !csvColumns.includes('right')
  return isAnswer ? { ...cells, answers: cells.right, right: '' } : cells
}

function readRow({ line, cells: given, unnamed }: TableRow, { isCoded, separator }: Style): Found {
  const problems: Problem[] =
    unnamed.length === 0 ? [] : [noteOf('cell.noHeading', { line, what: unnamed.join('; ').slice(0, 100) })]
  const note: CsvRow['note'] = (token, column, what) => {
    if (problems.length >= mostProblems) return
    problems.push(noteOf(token, { line, column, what: what === undefined ? null : String(what).slice(0, 100) }))
  }
  const name = given.title.trim()
  const type = readType(given)
  if (!type) {
    if (given.type.trim() === '') note('type.missing', 'type')
    else note('type.unknown', 'type', given.type)
    return { line, name, draft: null, problems }
  }
  const cells = withRight(given, type)
  const mediaCode = codeOf(cells.media_type)
  const media_type = mediaTypes.find((one) => one === mediaCode) ?? null
  if (mediaCode !== '' && media_type === null) note('value.wrong', 'media_type', cells.media_type)
  const tests_only = readYes(cells.tests_only)
  if (tests_only === undefined) note('value.wrong', 'tests_only', cells.tests_only)
  const { csvColumns, readCsv } = serverRules[type]
  for (const column of typed) if (cells[column] !== '' && !csvColumns.includes(column)) note('cell.unused', column)
  const long = longCell(type, cells)
  if (long) {
    note('value.long', long)
    return { line, name, draft: null, problems }
  }
  if (type === 'NUMERICAL' && separator === ';')
    for (const [number] of cells.answers.matchAll(groupedByPoint))
      note('number.read', 'answers', `${number} = ${Number(number)}`)
  const draft = readCsv({ cells: isCoded ? cells : withAnswers(type, cells), note, draft: newExercise(type) })
  const [question, feedback] = [typedHtml(cells.question), typedHtml(cells.feedback)]
  const kept = { question: keptHtml(question), feedback: keptHtml(feedback) || null }
  const isSame = kept.question === question && (kept.feedback ?? '') === feedback
  const whole = {
    ...draft,
    title: name,
    media_type,
    media_url: cells.media_url.trim() || null,
    image_text: cells.image_text,
  }
  return {
    line,
    name,
    draft: { ...whole, ...kept },
    ...(!isSame && { source: contentOf({ ...whole, question, feedback }) }),
    tests_only: tests_only ?? false,
    problems,
  }
}

/** How many names of types a report lists. */
const mostNames = 30

/** The names of types that are not those of an export, with the types that they were taken for. */
function typesIn(rows: readonly TableRow[]): ExerciseReading['types'] {
  const found = new Map<string, ExerciseReading['types'][number]>()
  for (const { cells } of rows) {
    const given = cells.type.trim()
    const type = readType(cells)
    if (type && !isCode(given) && found.size < mostNames) found.set(`${given} ${type}`, { given, type })
  }
  return [...found.values()]
}

/** Parses exercises from a table: the product's own, or one that a teacher wrote in a spreadsheet. */
export function readCsv({ text, encoding, isGuessed }: Decoded): Contents {
  const { rows, problems, separator, columns, isCoded } = readTable(text)
  const reading = { encoding, guessed: isGuessed, separator, columns, types: typesIn(rows) }
  return { found: rows.map((row) => readRow(row, { isCoded, separator })), problems, reading }
}
