import type { PasteRow } from '@the-house/domain'

type Row = Pick<PasteRow, 'line' | 'depth' | 'taken'>

/** The rows that can be made: themselves, and all that they are a part of. */
export function makeable<R extends Row>(rows: readonly R[]): R[] {
  /** Whether the row above of each depth can be made. */
  const above: boolean[] = []
  return rows.filter(({ depth, taken }) => {
    above[depth] = taken && above.slice(0, depth).every(Boolean)
    return above[depth]
  })
}

/** Parts a text into the lines of rows that can be made and those that cannot; both keep what stands before the first. */
export function splitRows(text: string, rows: readonly Row[]): { taken: string; refused: string } {
  const lines = text.split('\n')
  const made = new Set(makeable(rows))
  const head = lines.slice(0, (rows[0]?.line ?? 1) - 1)
  const linesOf = (those: readonly Row[]) =>
    those.length === 0
      ? ''
      : [
          ...head,
          ...those.flatMap((row) => lines.slice(row.line - 1, (rows[rows.indexOf(row) + 1]?.line ?? Infinity) - 1)),
        ].join('\n')
  return { taken: linesOf(rows.filter((row) => made.has(row))), refused: linesOf(rows.filter((row) => !made.has(row))) }
}
