import type { Alternative } from '@the-house/domain'

/** A word of the bank; `blank` is the blank it is in, null while it is in the bank. */
export interface Tile {
  id: number
  word: string
  blank: number | null
}

/**
 * The position of each word of the bank. The same word can be in the bank more than once: `laid` remembers which of its
 * tiles was pressed for a blank, and counts only where it agrees with the words.
 */
export function tilesOf(
  bank: readonly Alternative[],
  words: readonly string[],
  laid: readonly (number | undefined)[] = [],
): Tile[] {
  const tiles = bank.map(({ id, title }): Tile => ({ id, word: title, blank: null }))
  const lay = (blank: number, tile: Tile | undefined) => {
    if (tile) tile.blank = blank
    return tile !== undefined
  }
  const free = (word: string, id?: number) =>
    tiles.find((tile) => tile.blank === null && tile.word === word && (id === undefined || tile.id === id))
  const rest = [...words.entries()].filter(
    ([blank, word]) => word !== '' && !(laid[blank] !== undefined && lay(blank, free(word, laid[blank]))),
  )
  for (const [blank, word] of rest) lay(blank, free(word))
  return tiles
}

export const putWord = (words: readonly string[], blank: number, word: string): string[] =>
  words.map((held, index) => (index === blank ? word : held))

/** The next empty blank after one, wrapping around at the end; null when all are filled. */
export function nextEmpty(words: readonly string[], from: number): number | null {
  const order = words.map((_, index) => (from + 1 + index) % words.length)
  return order.find((index) => words[index] === '') ?? null
}

/** The tile `step` positions from the one in a blank, among those that are free for it. */
export function cycled(tiles: readonly Tile[], blank: number, step: 1 | -1): Tile | null {
  const choices = tiles.filter((tile) => tile.blank === null || tile.blank === blank)
  const now = choices.findIndex((tile) => tile.blank === blank)
  const start = now === -1 && step === -1 ? choices.length : now
  return choices[(start + step + choices.length) % choices.length] ?? null
}
