import { maskParts, readCloze, type ExerciseDraft, type ExerciseType } from '@the-house/domain'
import { readGift } from './gift-read.ts'
import { escapedGift } from './gift-text.ts'
import { offeredBy } from './offered.ts'
import type { Outgoing } from './outgoing.ts'
import { asHtml, escapeHtml } from './plain-text.ts'

interface Written {
  /** Html before and after the answers, and the answers as GIFT has them. */
  before: string
  answers: string
  after: string
  lost: string[]
}

const isRight = ({ correct_alternatives }: ExerciseDraft, id: number) => correct_alternatives?.includes(id) ?? false
const plain = (text: string) => `[plain]${escapedGift(text)}`

const single = (draft: ExerciseDraft): Written => ({
  before: draft.question,
  answers: draft.alternatives.map(({ id, title }) => `${isRight(draft, id) ? '=' : '~'}${plain(title)}`).join(' '),
  after: '',
  lost: [],
})

function several(draft: ExerciseDraft): Written {
  const right = draft.alternatives.filter(({ id }) => isRight(draft, id)).length
  const share = (id: number) => (isRight(draft, id) ? String(Math.floor(10_000_000 / right) / 100_000) : '-100')
  const answers = draft.alternatives.map(({ id, title }) => `~%${share(id)}%${plain(title)}`).join(' ')
  return { before: draft.question, answers, after: '', lost: [] }
}

/** A sentence of one blank; GIFT knows none of several. */
function sentence(draft: ExerciseDraft): Written | null {
  const { masked, blanks } = readCloze(draft)
  const [blank, ...others] = blanks
  if (!blank || others.length > 0) return null
  const parts = maskParts(masked)
  const at = parts.findIndex((part) => 'blank' in part)
  const html = (some: typeof parts) => some.map((part) => ('text' in part ? asHtml(part.text) : '')).join('')
  const { right, wrong, lost } = offeredBy(draft, blank)
  return {
    before: `${draft.question}<p>${html(parts.slice(0, at))}`,
    answers: [...right.map((word) => `=${plain(word)}`), ...wrong.map((word) => `~${plain(word)}`)].join(' '),
    after: `${html(parts.slice(at + 1))}</p>`,
    lost: draft.type === 'COMPLETE_WORD' ? ['type', ...lost] : lost,
  }
}

const writers: Record<ExerciseType, (draft: ExerciseDraft) => Written | null> = {
  UNIQUE_ALTERNATIVE: single,
  MULTIPLE_ALTERNATIVE: several,
  COMPLETE_LETTERS: sentence,
  COMPLETE_WORD: sentence,
  MULTIPLE_OPTIONS: sentence,
  OPEN_ANSWER: ({ question, answer_correct }) => ({
    before: question,
    answers: '',
    after: '',
    lost: answer_correct ? ['answer_correct'] : [],
  }),
}

/** What a question would come back as: one thing to choose from is none to choose from, and becomes a short answer. */
const typeIn = (question: string) => readGift(question).found[0]?.draft?.type

const remark = (text: string) => `// ${text.replaceAll(/\s+/g, ' ')}\n`

export const giftHead = (): string => ''

/** An exercise as a question in GIFT; what it cannot hold is named in a line of its own. */
export function giftRow({ draft, lost }: Outgoing): string {
  const { type, title, feedback, media_url, image_text } = draft
  const written = writers[type](draft)
  if (!written) return `${remark(`not held: ${type} ${escapeHtml(title)}`)}\n`
  const other = [media_url && 'media_url', image_text && 'image_text'].filter(Boolean)
  const said = feedback ? `####[html]${escapedGift(feedback)}` : ''
  const answers = [written.answers, said].filter(Boolean).join(' ')
  const [before, after] = [escapedGift(written.before), escapedGift(written.after)]
  const question = `::${escapedGift(title)}::[html]${before}{${answers}}${after}\n\n`
  const all = new Set([...(typeIn(question) === type ? [] : ['type']), ...written.lost, ...lost, ...other])
  const told = all.size > 0 ? remark(`not held: ${[...all].join(', ')}`) : ''
  return told + question
}
