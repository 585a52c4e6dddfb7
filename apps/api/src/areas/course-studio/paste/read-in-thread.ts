import type { ExerciseType, PasteParent } from '@the-house/domain'
import type { PasteLine } from './paste-line.ts'
import { isTable, readTable } from './read-exercises.ts'
import { readOutline } from './read-outline.ts'

/** A pasted text, as it is read in a thread. */
export interface PastedText {
  text: string
  parent: PasteParent
  type: ExerciseType | null
}

/** Reads the lines of a pasted text: a table of exercises, or an outline. */
export default function readInThread({ text, parent, type }: PastedText): PasteLine[] {
  return parent === 'topics' && isTable(text) ? readTable(text) : readOutline(text, parent, type)
}
