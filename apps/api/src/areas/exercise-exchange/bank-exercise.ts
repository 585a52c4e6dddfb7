import { countBlanks, hashes, newExercise, writeCloze } from '@the-house/domain'
import { neededWords, noteOf, type Gap } from '@the-house/domain/server'
import { plainText } from './plain-text.ts'
import type { Found, Question } from './question.ts'
import { sentenceOf } from './sentence.ts'
import { partsLost } from './to-exercise.ts'

/** A sentence whose gaps are filled from one bank of words. */
export interface BankAsked {
  kind: 'bank'
  /** The first offer of a gap is the right one. */
  pieces: (string | Gap)[]
  /** Words of the bank that fit no gap. */
  extra: string[]
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Converts a sentence with a bank into an exercise; the bank is sorted, so that it does not tell the answer. */
export function bankExercise(
  { line, name, feedback, tests_only, source, problems }: Omit<Question, 'asked'>,
  { pieces, extra }: BankAsked,
): Found {
  const { instruction, texts, gaps } = sentenceOf(pieces)
  const masked = texts.join(hashes)
  if (gaps.length === 0 || countBlanks(masked) !== gaps.length) {
    const token = gaps.length === 0 ? 'cloze.none' : 'text.hashes'
    return { line, name, draft: null, problems: [...problems, noteOf(token, { line })] }
  }
  const words = gaps.map(({ offers: [first] }) => first?.text ?? '')
  const needed = Array.from(neededWords([words])).flatMap(([word, count]) => Array.from({ length: count }, () => word))
  const draft = writeCloze(
    { ...newExercise('COMPLETE_WORD'), question: instruction, feedback },
    { masked, blanks: words.map((word) => ({ answers: [word], options: [] })) },
  )
  const bank = [...needed, ...extra].toSorted(compare).map((title, index) => ({ id: index + 1, title }))
  const title = name || plainText(instruction) || masked.slice(0, 100)
  const more = { ...(tests_only !== undefined && { tests_only }), ...(source && { source }) }
  const told = partsLost(draft).map((problem) => ({ ...problem, line }))
  return {
    line,
    name: title,
    draft: { ...draft, title, alternatives: bank },
    problems: [...problems, ...told],
    ...more,
  }
}
