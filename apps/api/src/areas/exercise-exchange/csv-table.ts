import { unescapeFormula, type ExchangeColumn, type Separator, type TableReading } from '@the-house/domain'
import { escapeBackslashes, noteOf, writeLines, type CsvCells } from '@the-house/domain/server'
import { BudgetExceeded, budgets } from '../../reading/budget.ts'
import { headingKey } from '../../reading/heading.ts'
import { OpenQuote, readRecords, type TableRecord } from '../../reading/read-records.ts'
import { separatorOf } from '../../reading/separator.ts'
import { columnOf } from './csv-names.ts'
import { Unreadable, type Problem } from './problem.ts'

export interface TableRow {
  line: number
  cells: CsvCells
  /** What stands in columns without a heading. */
  unnamed: string[]
}

export interface ExerciseTable {
  separator: Separator
  columns: TableReading['columns']
  rows: TableRow[]
  /** Whether its columns have the names of an export, whose lists have escapes. */
  isCoded: boolean
  problems: Problem[]
}

function recordsOf(text: string, separator: Separator, most?: number): TableRecord[] {
  try {
    return readRecords(text, { budget: budgets.exercises, separator, ...(most !== undefined && { most }) })
  } catch (error) {
    if (!(error instanceof OpenQuote)) throw error
    throw new Unreadable('file.quotes', { line: error.line })
  }
}

/** Returns the columns that a text begins with; none where it does not begin like a table. */
export function headerOf(given: string): ExchangeColumn[] {
  const { text, separator } = separatorOf(given.trimStart())
  try {
    return recordsOf(text, separator, 1).flatMap(({ cells }) =>
      cells.flatMap((cell) => columnOf(unescapeFormula(cell)) ?? []),
    )
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof BudgetExceeded)) throw error
    return []
  }
}

/** The column of one alternative: A, Alternativa B, Option 3. */
const ofOneChoice = /^(?:(?:alternativa|alternative|opcao|option|choice|escolha) ?)?(?:[a-j]|10|[1-9])$/

/** A column of the file, the column that it is, and whether it holds one alternative of several. */
interface Column {
  heading: string
  column: ExchangeColumn | null
  isOneChoice: boolean
}

function columnIn(cell: string): Column {
  const heading = unescapeFormula(cell).trim()
  const isOneChoice = ofOneChoice.test(headingKey(heading)) && !/^\d+$/.test(heading)
  return { heading, column: isOneChoice ? 'choices' : (columnOf(heading) ?? null), isOneChoice }
}

const needed = ['type', 'title'] as const satisfies ExchangeColumn[]

/**
 * Reads the header; unknown columns are reported and ignored.
 * @throws Unreadable where a required column is missing or a column occurs twice
 */
function headOf(cells: readonly string[], line: number): { columns: Column[]; problems: Problem[] } {
  const columns = cells.map(columnIn)
  const missing = needed.filter((name) => !columns.some(({ column }) => column === name))
  if (missing.length > 0) throw new Unreadable('file.columns', { line, what: missing.join(', ') })
  const single = columns.filter(({ column, isOneChoice }) => column !== null && !isOneChoice)
  const twice = single.find((one, at) => single.findIndex(({ column }) => column === one.column) < at)
  if (twice) throw new Unreadable('file.columnTwice', { line, what: twice.heading })
  const unknown = columns.filter(({ heading, column }) => heading !== '' && column === null)
  return { columns, problems: unknown.map(({ heading: what }) => noteOf('file.columnUnknown', { line, what })) }
}

/** Joins the alternatives that stand in columns of their own to a list; empty ones at its end are none. */
function choicesIn(columns: readonly Column[], cells: readonly string[]): string {
  const single = columns.flatMap(({ isOneChoice }, at) =>
    isOneChoice ? [unescapeFormula(cells[at] ?? '').trim()] : [],
  )
  return writeLines(single.slice(0, single.findLastIndex(Boolean) + 1))
}

const unnamedIn = (columns: readonly Column[], cells: readonly string[]): string[] =>
  cells.filter((cell, at) => cell.trim() !== '' && !columns[at]?.heading).map((cell) => unescapeFormula(cell).trim())

/** @param isCoded whether lists have escapes; in those that were written by hand, backslashes stand for themselves */
function cellsOf(columns: readonly Column[], cells: readonly string[], isCoded: boolean): CsvCells {
  const at = (name: ExchangeColumn) =>
    unescapeFormula(cells[columns.findIndex(({ column, isOneChoice }) => column === name && !isOneChoice)] ?? '')
  const list = (name: ExchangeColumn) => (isCoded ? at(name) : escapeBackslashes(at(name)))
  const choices = [list('choices'), choicesIn(columns, cells)].filter(Boolean).join('\n')
  return {
    type: at('type'),
    title: at('title'),
    question: at('question'),
    sentence: at('sentence'),
    choices,
    right: at('right'),
    answers: at('answers'),
    options: list('options'),
    feedback: at('feedback'),
    choice_feedback: list('choice_feedback'),
    media_type: at('media_type'),
    media_url: at('media_url'),
    image_text: at('image_text'),
    tests_only: at('tests_only'),
    topic: '',
    remarks: '',
  }
}

/** Parses a table of text into rows, with their cells by column. */
export function readTable(given: string): ExerciseTable {
  const { text, separator } = separatorOf(given)
  const [head, ...records] = recordsOf(text, separator)
  if (!head) throw new Unreadable('file.empty')
  const { columns, problems } = headOf(head.cells, head.line)
  const isCoded = columns.every(({ heading, column }) => column === null || heading === column)
  return {
    separator,
    columns: columns.map(({ heading, column }) => ({ heading, column })),
    rows: records.map(({ line, cells }) => ({
      line,
      cells: cellsOf(columns, cells, isCoded),
      unnamed: unnamedIn(columns, cells),
    })),
    isCoded,
    problems,
  }
}
