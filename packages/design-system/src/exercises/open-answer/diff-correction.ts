// The package's index brings all of its comparisons, of words, lines, JSON and CSS.
import { diffArrays } from 'diff/lib/diff/array.js'

export interface RevisionPart {
  text: string
  change: 'kept' | 'added' | 'removed'
}

/** Below this share of kept letters the corrected text counts as a new text, not as a correction. */
const kinship = 0.5

/** The limit of edits of the diff: beyond it the comparison takes too long and the marks are unreadable. */
const mostEdits = 2000

/** Tokens of the diff: words and punctuation, each with the spaces behind it. */
const tokensOf = (text: string): string[] => text.trim().match(/(?:[\p{L}\p{N}\p{M}'’-]+|\S)\s*/gu) ?? []

/** Differences in spaces and line breaks do not count. */
const comparator = (one: string, other: string) => one.trim() === other.trim()

const lengthOf = (parts: readonly RevisionPart[], change: RevisionPart['change']) =>
  parts.reduce((sum, part) => (part.change === change ? sum + part.text.trim().length : sum), 0)

/** Excludes the spaces behind a change from its mark. */
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
 * The diff of a student's text and its correction.
 * @returns additions and removals in reading order, or null where the texts have too little in common for a readable
 * diff
 */
export function diffCorrection(written: string, corrected: string): RevisionPart[] | null {
  const options = { comparator, maxEditLength: mostEdits }
  const parts = diffArrays(tokensOf(written), tokensOf(corrected), options)?.map((run): RevisionPart => {
    return { text: run.value.join(''), change: run.added ? 'added' : run.removed ? 'removed' : 'kept' }
  })
  if (!parts) return null
  const kept = lengthOf(parts, 'kept')
  const longer = kept + Math.max(lengthOf(parts, 'added'), lengthOf(parts, 'removed'))
  return kept > longer * kinship ? merged(parts.flatMap(unspaced)) : null
}

/**
 * The diff of any two texts; where they have too little in common, the first counts as removed and the second as added.
 */
export function diffTexts(before: string, after: string): RevisionPart[] {
  const parts = diffCorrection(before, after)
  if (parts) return parts
  return [
    ...(before === '' ? [] : [{ text: before, change: 'removed' as const }]),
    ...(before === '' || after === '' ? [] : [{ text: ' ', change: 'kept' as const }]),
    ...(after === '' ? [] : [{ text: after, change: 'added' as const }]),
  ]
}
