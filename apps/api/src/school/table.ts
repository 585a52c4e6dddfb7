import { fold } from './places.ts'

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
}

const nothing = { column: null, given: '', known: [] }

/** Returns the index of each column, and all errors of the header at once. */
function readHeader<Column extends string>(
  cells: readonly string[],
  { columns, headings, needed }: Header<Column>,
): { places: Map<Column, number>; faults: TableFault<Column>[] } {
  const faults: TableFault<Column>[] = []
  const places = new Map<Column, number>()
  const same = { ...nothing, line: 1 }
  for (const [index, heading] of cells.entries()) {
    const column = columns.find((one) => headings[one].includes(fold(heading)))
    if (column === undefined) faults.push({ ...same, fault: 'columnUnknown', given: heading, known: [...columns] })
    else if (places.has(column)) faults.push({ ...same, fault: 'columnTwice', column })
    else places.set(column, index)
  }
  const missing = needed.filter((column) => !places.has(column))
  faults.push(...missing.map((column) => ({ ...same, fault: 'columnMissing' as const, column })))
  return { places, faults }
}

/** Drops trailing empty cells: spreadsheets leave separators behind where columns were deleted. */
const withoutTail = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

/** Reads the rows of a table with a header, and its faults; `isTable`: without the header nothing can be read. */
export function readTable<Column extends string>(
  [first, ...lines]: readonly Line[],
  header: Header<Column>,
): { rows: TableRow<Column>[]; faults: TableFault<Column>[]; isTable: boolean } {
  if (!first || lines.length === 0)
    return { rows: [], faults: [{ ...nothing, line: 0, fault: 'empty' }], isTable: false }
  const heading = withoutTail(first.cells)
  const { places, faults } = readHeader(heading, header)
  if (faults.length > 0) return { rows: [], faults, isTable: false }
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
    isTable: true,
  }
}
