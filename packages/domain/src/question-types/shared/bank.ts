import { keyRows, type Cloze } from './cloze.ts'
import type { Alternative } from '../../exercises.ts'

/** Counts the occurrences of each word. */
function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** How often the bank must contain each word, so that every accepted answer can be composed from it. */
export function neededWords(rows: readonly (readonly string[])[]): Map<string, number> {
  const needed = new Map<string, number>()
  for (const row of rows)
    for (const [word, count] of counted(row)) needed.set(word, Math.max(count, needed.get(word) ?? 0))
  return needed
}

/** The multiset difference: words of one count in excess of the other. */
const without = (one: Map<string, number>, other: Map<string, number>): string[] =>
  Array.from(one).flatMap(([word, count]) =>
    Array.from({ length: Math.max(0, count - (other.get(word) ?? 0)) }, () => word),
  )

export const nextId = (alternatives: readonly Alternative[]): number =>
  Math.max(0, ...alternatives.map(({ id }) => id)) + 1

/**
 * Updates the word bank after an edit of the answers: a changed word keeps its position, a word that is no longer
 * correct is removed, a new one is appended. Distractors stay as they are.
 */
export function bankFor(bank: readonly Alternative[], old: Cloze, now: Cloze): Alternative[] {
  const [before, after] = [neededWords(keyRows(old)), neededWords(keyRows(now))]
  const gone = without(before, after)
  const come = without(after, before)
  let changed = [...bank]
  for (const [index, word] of gone.entries()) {
    const place = changed.findIndex(({ title }) => title === word)
    const instead = come[index]
    if (place >= 0)
      changed =
        instead === undefined
          ? changed.toSpliced(place, 1)
          : changed.map((tile, at) => (at === place ? { ...tile, title: instead } : tile))
    else if (instead !== undefined) changed = [...changed, { id: nextId(changed), title: instead }]
  }
  for (const title of come.slice(gone.length)) changed = [...changed, { id: nextId(changed), title }]
  return changed
}

/** Ids of the bank words that the answers need; all others are distractors. */
export function rightTiles(bank: readonly Alternative[], cloze: Cloze): Set<number> {
  const left = neededWords(keyRows(cloze))
  const right = new Set<number>()
  for (const { id, title } of bank) {
    const count = left.get(title) ?? 0
    if (count === 0) continue
    left.set(title, count - 1)
    right.add(id)
  }
  return right
}
