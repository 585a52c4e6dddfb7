/** A cell that a spreadsheet would run as a formula, also behind apostrophes. */
const formula = /^'*[=+\-@\t\r]/

/** Escapes a cell against CSV injection: an apostrophe keeps a spreadsheet from running it as a formula. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)
/** Reverts `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
