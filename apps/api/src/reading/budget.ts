import { exchangeLimits, limits } from '@the-house/domain'
import type { PackageBudget } from './check-entries.ts'

/** How much of a file is read, counted while it is: reading ends at the first that is beyond. */
export interface Budget {
  /** Rows of a table below its header, or questions. */
  rows: number
  /** Cells in a row of a table. */
  cells: number
  /** Cells of a table, empty ones of lines that a spreadsheet left behind among them. */
  allCells: number
  /** Characters of a cell, or of a question. */
  characters: number
  /** Elements that stand in each other. */
  depth: number
  /** Elements of a document. */
  elements: number
}

/** What a file can have too much of. */
export type BudgetName = keyof Budget

/** Thrown where a file breaks a budget; `line` is the one that did. */
export class BudgetExceeded extends Error {
  readonly budget: BudgetName
  readonly line: number
  readonly most: number

  constructor(budget: BudgetName, line: number, most: number) {
    super(`more than ${most} ${budget} in line ${line}`)
    this.name = 'BudgetExceeded'
    this.budget = budget
    this.line = line
    this.most = most
  }
}

/** How many files, and bytes of them, are kept of a file. */
export interface KeptBudget {
  count: number
  bytes: number
}

/** What the tables of people and of series may have; far more than any school's. */
const table = { cells: 40, characters: 2000, depth: 1, elements: 0 }

/** The budgets by what is read. */
export const budgets = {
  exercises: {
    rows: exchangeLimits.exercises,
    cells: 60,
    allCells: 200_000,
    // A field of an exercise takes 100,000; its quotation marks may be doubled.
    characters: 120_000,
    depth: 40,
    elements: 300_000,
  },
  enrolment: { ...table, rows: 60_000, allCells: 1_000_000 },
  package: {
    // An item, a picture and a sound for each exercise, and what tools put beside them.
    entries: 5000,
    bytes: 100 * 1024 * 1024,
    ratio: 100,
  },
  /** The files that come out of a file, one that several exercises show as often as they do. */
  keptFiles: { count: 5000, bytes: 300 * 1024 * 1024 },
  series: { ...table, rows: limits.seriesImportMax, allCells: 20_000 },
} as const satisfies Record<string, Budget | PackageBudget | KeptBudget>
