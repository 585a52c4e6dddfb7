import type { TableReading } from '@the-house/domain'
import { headingKey } from '../reading/heading.ts'

/** The trimmed cells of a line of a table; lines count from 1. */
export interface Line {
  line: number
  cells: readonly string[]
}

/** What a table may lack as a table; `line` 0 stands for the file as a whole. */
export interface TableFault<Column extends string> {
  line: number
  fault: 'empty' | 'columnUnknown' | 'columnTwice' | 'columnMissing' | 'wide'
  column: Column | null
  given: string
  known: string[]
}

/** A line of a table below its header. */
export interface TableRow<Column extends string> {
  line: number
  /** Returns the cell of a column; a missing column is empty. */
  at: (column: Column) => string
}

interface Header<Column extends string> {
  columns: readonly Column[]
  /** The accepted headings of each column. */
  headings: Record<Column, readonly string[]>
  needed: readonly Column[]
  /** Whether columns that are not known count for nothing, where no needed one is missing; else they are faults. */
  ignoresUnknown?: boolean
}

/** The headings of a file, with the columns that they were taken for. */
export type TakenColumns = TableReading['columns']

const nothing = { column: null, given: '', known: [] }

/** Returns the index of each column, and all errors of the header at once. */
function readHeader<Column extends string>(
  { line, cells }: Line,
  { columns, headings, needed, ignoresUnknown = false }: Header<Column>,
): { places: Map<Column, number>; faults: TableFault<Column>[]; taken: TakenColumns } {
  const [faults, unknown]: [TableFault<Column>[], TableFault<Column>[]] = [[], []]
  const places = new Map<Column, number>()
  const taken: TakenColumns = []
  const same = { ...nothing, line }
  for (const [index, heading] of cells.entries()) {
    const key = headingKey(heading)
    const column = columns.find((one) => headings[one].some((name) => headingKey(name) === key))
    if (column === undefined) unknown.push({ ...same, fault: 'columnUnknown', given: heading, known: [...columns] })
    else if (places.has(column)) faults.push({ ...same, fault: 'columnTwice', column })
    else places.set(column, index)
    taken.push({ heading, column: column ?? null })
  }
  const missing = needed.filter((column) => !places.has(column))
  // A column that is missing may be one of those that are not known.
  if (missing.length > 0 || !ignoresUnknown) faults.push(...unknown)
  faults.push(...missing.map((column) => ({ ...same, fault: 'columnMissing' as const, column })))
  return { places, faults, taken }
}

/** Drops the columns without a heading whose cells are all empty: spreadsheets leave them behind. */
function withoutEmptyColumns([first, ...lines]: readonly Line[]): Line[] {
  if (!first) return []
  const empty = new Set(
    first.cells.flatMap((cell, at) => (cell === '' && lines.every(({ cells }) => !cells[at]) ? [at] : [])),
  )
  if (empty.size === 0) return [first, ...lines]
  return [first, ...lines].map(({ line, cells }) => ({ line, cells: cells.filter((_, at) => !empty.has(at)) }))
}

/** Drops trailing empty cells: spreadsheets leave separators behind where columns were deleted. */
const withoutTail = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** Reads the rows of a table with a header, and its faults; `isTable`: without the header nothing can be read. */
export function readTable<Column extends string>(
  given: readonly Line[],
  header: Header<Column>,
): { rows: TableRow<Column>[]; faults: TableFault<Column>[]; taken: TakenColumns; isTable: boolean } {
  const [first, ...lines] = withoutEmptyColumns(given)
  if (!first || lines.length === 0)
    return { rows: [], faults: [{ ...nothing, line: 0, fault: 'empty' }], taken: [], isTable: false }
  const heading = withoutTail(first.cells)
  const { places, faults, taken } = readHeader({ line: first.line, cells: heading }, header)
  if (faults.length > 0) return { rows: [], faults, taken, isTable: false }
  const isWide = ({ cells }: Line) => withoutTail(cells).length > heading.length
  return {
    rows: lines
      .filter((one) => !isWide(one))
      .map(({ line, cells }) => ({ line, at: (column) => cells[places.get(column) ?? -1] ?? '' })),
    faults: lines.filter(isWide).map(({ line, cells }) => ({
      ...nothing,
      line,
      fault: 'wide',
      given: String(withoutTail(cells).length),
      known: [String(heading.length)],
    })),
    taken,
    isTable: true,
  }
}
