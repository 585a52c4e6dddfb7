import { diffWordsWithSpace } from 'diff'

export interface RevisionPart {
  text: string
  change: 'kept' | 'added' | 'removed'
}

/** Below this share of kept letters a text is another text, not a correction of this one. */
const kinship = 0.5

const lengthOf = (parts: readonly RevisionPart[], change: RevisionPart['change']) =>
  parts.reduce((sum, part) => (part.change === change ? sum + part.text.trim().length : sum), 0)

/**
 * What a corrected text adds to and removes from the written one, in reading order; null where the two have
 * too little in common for that to be readable.
 */
export function revisionOf(written: string, corrected: string): RevisionPart[] | null {
  const parts = diffWordsWithSpace(written, corrected).map(({ value, added, removed }): RevisionPart => {
    return { text: value, change: added ? 'added' : removed ? 'removed' : 'kept' }
  })
  const kept = lengthOf(parts, 'kept')
  const longer = kept + Math.max(lengthOf(parts, 'added'), lengthOf(parts, 'removed'))
  return kept > longer * kinship ? parts : null
}
