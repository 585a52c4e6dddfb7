import type { ExchangeColumn, ExchangeToken } from '../../exercise-exchange.ts'
import type { ExerciseDraft } from '../../exercise-draft.ts'

export type CsvCells = Record<ExchangeColumn, string>

/** A row of the table that is converted to an exercise. */
export interface CsvRow {
  cells: CsvCells
  /** An empty exercise of the row's type. */
  draft: ExerciseDraft
  note: (token: ExchangeToken, column: ExchangeColumn, what?: string | number) => void
}
