const codes: Record<string, string> = { '\\': '\\\\', '|': '\\|', '\n': '\\n' }
const meanings: Record<string, string> = { '\\': '\\', '|': '|', n: '\n', s: ' ', e: '' }

/** Escapes a word for a list. */
const escaped = (word: string): string =>
  word === '' ? '\\e' : word.replaceAll(/[\\|\n]/g, (sign) => codes[sign] ?? sign).replaceAll(/^ | $/g, '\\s')

// The look behind keeps a run of spaces in the middle from being tried from each of its places.
const meant = (code: string): string =>
  code.replaceAll(/^ +|(?<! ) +$/g, '').replaceAll(/\\(.)/gs, (code, sign: string) => meanings[sign] ?? code)

/** Serializes a list, one word per line; empty lines are ignored on import. */
export const writeLines = (words: readonly string[]): string => words.map(escaped).join('\n')
export const readLines = (cell: string): string[] =>
  cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(meant)

/** Serializes a list in one line, separated by bars. */
export const writeBars = (words: readonly string[]): string => words.map(escaped).join(' | ')
/** Doubles the backslashes of a cell that was written by hand, where they stand for themselves. */
export const escapeBackslashes = (cell: string): string => cell.replaceAll(/\\(?!\|)/g, '\\\\')

/** The positions of the bars that separate words (escaped bars do not). */
const barsIn = (line: string): number[] =>
  Array.from(line.matchAll(/\\.|\|/gs)).flatMap(({ 0: sign, index }) => (sign === '|' ? [index] : []))

export function readBars(line: string): string[] {
  if (line.trim() === '') return []
  const ends = [...barsIn(line), line.length]
  return ends.map((end, at) => meant(line.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end)))
}
