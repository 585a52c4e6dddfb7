import { escapeGift, escapeHtml, serverRules } from '@the-house/domain/server'
import { readGift } from './gift-read.ts'
import type { Outgoing } from './outgoing.ts'
import { giftTagLine, testsOnlyTag } from './tests-only.ts'

/**
 * The exercise type that a written question is imported as: GIFT reads a choice with a single alternative as a short
 * answer.
 */
const typeIn = (question: string) => readGift(question).found[0]?.draft?.type

const remark = (text: string) => `// ${text.replaceAll(/\s+/g, ' ')}\n`

/** Empty: a GIFT file has no header. */
export const giftHead = (): string => ''

/** Serializes an exercise as a GIFT question; a comment names what the format cannot hold. */
export function giftRow({ draft, tests_only, lost }: Outgoing): string {
  const { type, title, feedback, media_url, image_text } = draft
  const written = serverRules[type].writeGift(draft)
  if (!written) return `${remark(`not held: ${type} ${escapeHtml(title)}`)}\n`
  const other = [media_url && 'media_url', image_text && 'image_text'].filter(Boolean)
  const said = feedback ? `####[html]${escapeGift(feedback)}` : ''
  const answers = [written.answers, said].filter(Boolean).join(' ')
  const [before, after] = [escapeGift(written.before), escapeGift(written.after)]
  // A format is that of a text; other readers of GIFT take none without one.
  const text = before.trim() === '' ? '' : `[html]${before}`
  const tag = written.tag === undefined ? '' : giftTagLine(written.tag)
  const question = `${tag}::${escapeGift(title)}::${text}{${answers}}${after}\n\n`
  const all = new Set([...(typeIn(question) === type ? [] : ['type']), ...written.lost, ...lost, ...other])
  const told = all.size > 0 ? remark(`not held: ${[...all].join(', ')}`) : ''
  return told + (tests_only ? giftTagLine(testsOnlyTag) : '') + question
}
