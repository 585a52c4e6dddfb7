import { keptFor } from './kept-reads.ts'

/** What is known of a kept read without its data. */
export interface KeptSize {
  key: string
  /** When it was read, by the device's clock. */
  at: number
  /** Characters of its JSON. */
  size: number
}

/** The most that is kept: some twenty chapters with their exercises. */
export const keptLimits = { reads: 600, characters: 4_000_000 }

/** The reads that are too old or, of the oldest, too many. */
export function toPrune(reads: readonly KeptSize[], now: number, limits = keptLimits): string[] {
  let characters = 0
  let count = 0
  return reads
    .toSorted((one, other) => other.at - one.at)
    .filter(({ key, at, size }) => {
      // A clock that was set back makes no read older.
      if (now - at >= keptFor(key)) return true
      characters += size
      count += 1
      return count > limits.reads || characters > limits.characters
    })
    .map(({ key }) => key)
}
