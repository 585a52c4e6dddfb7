/** A formula of a spreadsheet would run where somebody opens the file; an apostrophe keeps it a text. */
const formula = /^'*[=+\-@\t\r]/

export const harmless = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

const codes: Record<string, string> = { '\\': '\\\\', '|': '\\|', '\n': '\\n' }
const meanings: Record<string, string> = { n: '\n', s: ' ', e: '' }

/** A word as a list can hold it. */
const escaped = (word: string): string =>
  word === '' ? '\\e' : word.replaceAll(/[\\|\n]/g, (sign) => codes[sign] ?? sign).replaceAll(/^ | $/g, '\\s')

const meant = (code: string): string =>
  code.replaceAll(/^ +| +$/g, '').replaceAll(/\\(.)/gs, (_, sign: string) => meanings[sign] ?? sign)

/** One a line; empty lines count for nothing. */
export const writeLines = (words: readonly string[]): string => words.map(escaped).join('\n')
export const readLines = (cell: string): string[] =>
  cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(meant)

/** One beside the other, parted by bars. */
export const writeBars = (words: readonly string[]): string => words.map(escaped).join(' | ')
/** Where the bars of a line are that part its words. */
const barsIn = (line: string): number[] =>
  Array.from(line.matchAll(/\\.|\|/gs)).flatMap(({ 0: sign, index }) => (sign === '|' ? [index] : []))

export function readBars(line: string): string[] {
  if (line.trim() === '') return []
  const ends = [...barsIn(line), line.length]
  return ends.map((end, at) => meant(line.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end)))
}
