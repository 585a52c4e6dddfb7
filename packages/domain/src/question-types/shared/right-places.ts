import type { CsvRow } from '../formats/csv-row.ts'

/** Words that teachers write before a letter. */
const words = new Set([
  'letra', 'letras', 'alternativa', 'alternativas', 'opção', 'opções', 'resposta', 'respostas', 'item', 'itens', 'and',
  'letter', 'letters', 'choice', 'choices', 'option', 'options', 'answer', 'answers',
]) // oxfmt-ignore

/** A letter as it is written for an alternative: B, b), (b), b. */
const lettered = /^\(?([a-z])[).:]?$/i
const numbered = /^\(?(\d+)[).:ªº]?$/
/** "a e c": the word for "and", or the letter. */
const joined = /([^\s,;/&+])\s+e\s+(?=\S)/g

const simple = (text: string) => text.trim().toLowerCase()

/** Where a title stands, counted from 1; 0: in no place, or in several. */
function placeOfTitle(titles: readonly string[], text: string): number {
  const found = titles.flatMap((title, index) => (simple(title) === simple(text) ? [index + 1] : []))
  return found.length === 1 ? (found[0] ?? 0) : 0
}

interface Token {
  text: string
  /** 0: it is neither a number nor a letter. */
  place: number
  isLetter: boolean
}

function tokenOf(text: string): Token {
  const [, number] = numbered.exec(text) ?? []
  if (number !== undefined) return { text, place: Number(number), isLetter: false }
  const [, letter] = lettered.exec(text) ?? []
  const place = letter === undefined ? 0 : letter.toLowerCase().charCodeAt(0) - 96
  return { text, place, isLetter: place > 0 }
}

/** Whether "e" between two letters may be a letter itself: where there are so many, and all are written so. */
const isUnclear = (cell: string, titles: readonly string[]) =>
  titles.length >= 5 && cell.search(joined) !== -1 && cell === cell.toLowerCase() && !/[\d()]/.test(cell)

/**
 * Reads which alternatives are right: by their numbers, by their letters (B, b), "A e C"), or by the text of one. What
 * was not a plain number is noted as it was read; what can be read in two ways is refused.
 */
export function readRightPlaces({ cells, note }: Pick<CsvRow, 'cells' | 'note'>, titles: readonly string[]): number[] {
  const cell = cells.right.trim()
  const say = (text: string, place: number) => note('right.read', 'right', `${text} = ${titles[place - 1] ?? ''}`)
  if (isUnclear(cell, titles)) {
    note('right.unclear', 'right', cell)
    return []
  }
  const texts = cell.replaceAll(joined, '$1 ').split(/[\s,;/&+]+/)
  const tokens = texts.filter((text) => text !== '' && !words.has(simple(text))).map(tokenOf)
  const isPlaced = tokens.every(({ place }) => place >= 1 && place <= titles.length)
  const whole = placeOfTitle(titles, cell)
  if (!isPlaced && whole > 0) {
    say(cell, whole)
    return [whole]
  }
  for (const { text, place, isLetter } of tokens) {
    const other = placeOfTitle(titles, text)
    if (place < 1 || place > titles.length) note('right.range', 'right', text)
    else if (isLetter && other > 0 && other !== place) note('right.unclear', 'right', text)
    else if (isLetter || (other > 0 && other !== place)) say(text, place)
  }
  return tokens.map(({ place }) => place)
}

/** How many alternatives a cell names as right. */
export const countRight = (cell: string): number =>
  cell
    .replaceAll(joined, '$1 ')
    .split(/[\s,;/&+]+/)
    .filter((text) => tokenOf(text).place > 0).length
