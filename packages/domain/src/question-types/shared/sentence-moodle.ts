import type { ExerciseDraft } from '../../exercise-draft.ts'
import type { ClozeBlank } from './cloze.ts'
import { readCloze } from './cloze-columns.ts'
import { maskParts } from '../../masks.ts'
import { escapeCloze, giftText } from '../formats/escape-moodle.ts'
import { asHtml, escapeHtml } from '../formats/html-text.ts'
import type { GiftQuestion, XmlQuestion } from '../server-rules.ts'

/** The options of a blank, as Moodle can store them. */
export interface OfferedWords {
  /** In the order of the exercise, so that the right word does not stand first for being right. */
  words: { text: string; isRight: boolean }[]
  /** The fields that lose a word. */
  lost: string[]
}

/** Removes duplicate and empty words; an accepted answer that is not offered comes first. */
export function offeredBy(
  words: readonly string[],
  field: 'alternatives' | 'options',
  answers: readonly string[],
): OfferedWords {
  const held = new Set(words.filter(Boolean))
  const right = new Set(answers.filter(Boolean))
  const all = new Set([...[...right].filter((word) => !held.has(word)), ...held])
  return {
    words: Array.from(all, (text) => ({ text, isRight: right.has(text) })),
    lost: held.size < words.length ? [field] : [],
  }
}

/** Serializes a sentence with one blank; GIFT does not support several. */
export function sentenceToGift(draft: ExerciseDraft, offers: (blank: ClozeBlank) => OfferedWords): GiftQuestion | null {
  const { masked, blanks } = readCloze(draft)
  const [blank, ...others] = blanks
  if (!blank || others.length > 0) return null
  const parts = maskParts(masked)
  const at = parts.findIndex((part) => 'blank' in part)
  const html = (some: typeof parts) => some.map((part) => ('text' in part ? asHtml(part.text) : '')).join('')
  const { words, lost } = offers(blank)
  return {
    before: `${draft.question}<p>${html(parts.slice(0, at))}`,
    answers: words.map(({ text, isRight }) => `${isRight ? '=' : '~'}${giftText(text)}`).join(' '),
    after: `${html(parts.slice(at + 1))}</p>`,
    lost,
  }
}

const clozeText = (text: string) => escapeCloze(escapeHtml(text))

/** A typed gap in Moodle's cloze syntax. */
export const writtenGap = ({ words }: OfferedWords): string =>
  `{1:SHORTANSWER:${words.map(({ text }) => `=${clozeText(text)}`).join('~')}}`

/** A selected gap in Moodle's cloze syntax. */
export const chosenGap = ({ words }: OfferedWords): string =>
  `{1:MULTICHOICE:${words.map(({ text, isRight }) => `${isRight ? '=' : '%0%'}${clozeText(text)}`).join('~')}}`

/** Escapes braces, which would start a gap. */
const withoutBraces = (text: string) => text.replaceAll('{', '&#123;')

export function sentenceToXml(
  draft: ExerciseDraft,
  offers: (blank: ClozeBlank) => OfferedWords,
  gap: (offered: OfferedWords) => string,
): XmlQuestion {
  const { masked, blanks } = readCloze(draft)
  const parts = maskParts(masked).map((part) => {
    if ('text' in part) return withoutBraces(asHtml(part.text))
    const blank = blanks[part.blank - 1]
    return blank ? gap(offers(blank)) : ''
  })
  const lost = [
    // Moodle refuses a question without a blank.
    ...(blanks.length === 0 ? ['type'] : []),
    ...new Set(blanks.flatMap((blank) => offers(blank).lost)),
    // Moodle stores answers per blank, so which of them belong together is lost.
    ...(blanks.length > 1 && blanks.some(({ answers }) => new Set(answers).size > 1) ? ['answer_correct'] : []),
  ]
  return { type: 'cloze', text: `${withoutBraces(draft.question)}<p>${parts.join('')}</p>`, more: {}, lost }
}
