import { diffArrays } from 'diff'

export interface RevisionPart {
  text: string
  change: 'kept' | 'added' | 'removed'
}

/** Below this share of kept letters a text is another text, not a correction of this one. */
const kinship = 0.5

/** Two texts that differ in more places are compared for too long, and nobody could read the marks. */
const mostEdits = 2000

/** Words and stops, each with the spaces behind it. */
const tokensOf = (text: string): string[] => text.trim().match(/(?:[\p{L}\p{N}\p{M}'’-]+|\S)\s*/gu) ?? []

/** Spaces and lines are no mistakes. */
const comparator = (one: string, other: string) => one.trim() === other.trim()

const lengthOf = (parts: readonly RevisionPart[], change: RevisionPart['change']) =>
  parts.reduce((sum, part) => (part.change === change ? sum + part.text.trim().length : sum), 0)

/** Leaves the spaces behind a change out of its mark. */
function unspaced({ text, change }: RevisionPart): RevisionPart[] {
  const word = text.trimEnd()
  if (change === 'kept' || word === text) return [{ text, change }]
  return [
    { text: word, change },
    { text: change === 'added' ? text.slice(word.length) : ' ', change: 'kept' },
  ]
}

function merged(parts: readonly RevisionPart[]): RevisionPart[] {
  const runs: RevisionPart[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.change === part.change) last.text += part.text
    else runs.push({ ...part })
  }
  return runs
}

/**
 * What a corrected text adds to and removes from the written one, in reading order; null where the two have
 * too little in common for that to be readable.
 */
export function revisionOf(written: string, corrected: string): RevisionPart[] | null {
  const options = { comparator, maxEditLength: mostEdits }
  const parts = diffArrays(tokensOf(written), tokensOf(corrected), options)?.map((run): RevisionPart => {
    return { text: run.value.join(''), change: run.added ? 'added' : run.removed ? 'removed' : 'kept' }
  })
  if (!parts) return null
  const kept = lengthOf(parts, 'kept')
  const longer = kept + Math.max(lengthOf(parts, 'added'), lengthOf(parts, 'removed'))
  return kept > longer * kinship ? merged(parts.flatMap(unspaced)) : null
}

/** The same for whatever two texts: where they have too little in common, the one and then the other. */
export function changesOf(before: string, after: string): RevisionPart[] {
  const parts = revisionOf(before, after)
  if (parts) return parts
  return [
    ...(before === '' ? [] : [{ text: before, change: 'removed' as const }]),
    ...(before === '' || after === '' ? [] : [{ text: ' ', change: 'kept' as const }]),
    ...(after === '' ? [] : [{ text: after, change: 'added' as const }]),
  ]
}
