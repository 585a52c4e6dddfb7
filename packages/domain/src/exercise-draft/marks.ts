import {
  blankRanges,
  cleanAnswer,
  emptyBlank,
  hashes,
  type Cloze,
  type ClozeType,
} from '../question-types/shared/cloze.ts'

/** Why a selection cannot become a blank: it is empty, or it touches another blank or a hash. */
export type MarkRefusal = 'nothing' | 'touching'

interface Piece {
  from: number
  to: number
}

const letterRun = /[\p{L}\p{N}'’-]+/gu
const ofWord = /[\p{L}\p{N}'’-]/u

/** The word around a position, for authors who mark without a selection. */
function wordAround(text: string, at: number): Piece {
  let from = at
  let to = at
  while (ofWord.test(text[from - 1] ?? ' ')) from -= 1
  while (ofWord.test(text[to] ?? ' ')) to += 1
  return { from, to }
}

const whole = (text: string): Piece[] => {
  const from = text.length - text.trimStart().length
  return text.trim() === '' ? [] : [{ from, to: text.trimEnd().length }]
}

/** The parts of a selection that become blanks: letters are hidden word by word, words and phrases whole. */
const pieces: Record<ClozeType, (text: string) => Piece[]> = {
  COMPLETE_LETTERS: (text) =>
    Array.from(text.matchAll(letterRun), ({ 0: found, index }) => ({ from: index, to: index + found.length })),
  COMPLETE_WORD: whole,
  MULTIPLE_OPTIONS: whole,
}

const touchesHash = (text: string, { from, to }: Piece) => text.slice(Math.max(0, from - 1), to + 1).includes('#')

function hide(cloze: Cloze, type: ClozeType, { from, to }: Piece): Cloze {
  const { masked } = cloze
  const answer = cleanAnswer(type, masked.slice(from, to))
  const blank = { ...emptyBlank(cloze, answer), options: type === 'MULTIPLE_OPTIONS' ? [answer] : [] }
  const place = blankRanges(masked.slice(0, from)).length
  return { masked: masked.slice(0, from) + hashes + masked.slice(to), blanks: cloze.blanks.toSpliced(place, 0, blank) }
}

/**
 * Turns the selected text into a blank, with that text as its answer.
 *
 * @returns the sentence, and the caret position: after the last new blank
 */
export function markBlank(
  cloze: Cloze,
  type: ClozeType,
  from: number,
  to: number,
): { cloze: Cloze; caret: number } | { refused: MarkRefusal } {
  const { masked } = cloze
  const selected = from === to ? wordAround(masked, from) : { from, to }
  const found = pieces[type](masked.slice(selected.from, selected.to))
    .map((piece) => ({ from: piece.from + selected.from, to: piece.to + selected.from }))
    .filter((piece) => cleanAnswer(type, masked.slice(piece.from, piece.to)) !== '')
  if (found.length === 0) return { refused: 'nothing' }
  if (found.some((piece) => touchesHash(masked, piece))) return { refused: 'touching' }
  // From the end backwards, so that earlier positions stay valid.
  const done = found.reduceRight((left, piece) => hide(left, type, piece), cloze)
  const behind = masked.length - (found.at(-1)?.to ?? 0)
  return { cloze: done, caret: done.masked.length - behind }
}

const startsSentence = (before: string) => before.trim() === '' || /[.!?]\s+$|\n\s*$/.test(before)

/** Letters are stored in upper case; back in the text they take the case that the sentence needs. */
function asWritten(letters: string, before: string): string {
  const small = letters.toLowerCase()
  if (!startsSentence(before)) return small
  return small.slice(0, 1).toUpperCase() + small.slice(1)
}

/** Replaces a blank by its accepted answer. */
export function unmarkBlank(cloze: Cloze, type: ClozeType, index: number): Cloze {
  const range = blankRanges(cloze.masked)[index]
  if (!range) return cloze
  const before = cloze.masked.slice(0, range.from)
  const answer = (cloze.blanks[index]?.answers[0] ?? '').replaceAll('#', '')
  const text = type === 'COMPLETE_LETTERS' ? asWritten(answer, before) : answer
  return { masked: before + text + cloze.masked.slice(range.to), blanks: cloze.blanks.toSpliced(index, 1) }
}
