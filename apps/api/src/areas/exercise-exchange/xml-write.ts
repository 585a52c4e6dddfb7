import { maskParts, readCloze, type ClozeBlank, type ExerciseDraft, type ExerciseType } from '@the-house/domain'
import { XMLBuilder } from 'fast-xml-parser'
import { escapedCloze } from './cloze-code.ts'
import { offeredBy } from './offered.ts'
import type { Outgoing } from './outgoing.ts'
import { asHtml, escapeHtml, plainText } from './plain-text.ts'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  commentPropName: '#comment',
  format: true,
})

const html = (text: string) => ({ '@format': 'html', text })
const plain = (text: string) => ({ '@format': 'plain_text', text })

interface Written {
  type: string
  text: string
  more: object
  lost: string[]
}

const isRight = ({ correct_alternatives }: ExerciseDraft, id: number) => correct_alternatives?.includes(id) ?? false

function choices(draft: ExerciseDraft): Written {
  const single = draft.type === 'UNIQUE_ALTERNATIVE'
  const right = draft.alternatives.filter(({ id }) => isRight(draft, id)).length
  const share = single ? 100 : Math.floor(10_000_000 / right) / 100_000
  const answer = draft.alternatives.map(({ id, title }) => ({
    '@fraction': isRight(draft, id) ? share : single ? 0 : -100,
    ...plain(title),
  }))
  return {
    type: 'multichoice',
    text: draft.question,
    more: { single: String(single), shuffleanswers: 'true', answernumbering: 'none', answer },
    lost: [],
  }
}

const codeOf = (text: string) => escapedCloze(escapeHtml(text))

/** A gap in Moodle's code. */
function gap(draft: ExerciseDraft, blank: ClozeBlank): string {
  const { right, wrong } = offeredBy(draft, blank)
  const keys = right.map((word) => `=${codeOf(word)}`)
  if (draft.type === 'COMPLETE_LETTERS') return `{1:SHORTANSWER:${keys.join('~')}}`
  return `{1:MULTICHOICE:${[...keys, ...wrong.map((word) => `%0%${codeOf(word)}`)].join('~')}}`
}

/** A brace of the text is no gap. */
const withoutBraces = (text: string) => text.replaceAll('{', '&#123;')

function sentence(draft: ExerciseDraft): Written {
  const { masked, blanks } = readCloze(draft)
  const parts = maskParts(masked).map((part) => {
    if ('text' in part) return withoutBraces(asHtml(part.text))
    const blank = blanks[part.blank - 1]
    return blank ? gap(draft, blank) : ''
  })
  const lost = [
    // Without a blank it is no question to Moodle.
    ...(draft.type === 'COMPLETE_WORD' || blanks.length === 0 ? ['type'] : []),
    ...new Set(blanks.flatMap((blank) => offeredBy(draft, blank).lost)),
    // Which answers belong together is not told blank by blank.
    ...(blanks.length > 1 && blanks.some(({ answers }) => new Set(answers).size > 1) ? ['answer_correct'] : []),
  ]
  return { type: 'cloze', text: `${withoutBraces(draft.question)}<p>${parts.join('')}</p>`, more: {}, lost }
}

const writers: Record<ExerciseType, (draft: ExerciseDraft) => Written> = {
  UNIQUE_ALTERNATIVE: choices,
  MULTIPLE_ALTERNATIVE: choices,
  COMPLETE_LETTERS: sentence,
  COMPLETE_WORD: sentence,
  MULTIPLE_OPTIONS: sentence,
  OPEN_ANSWER: ({ question, answer_correct }) => ({
    type: 'essay',
    text: question,
    more: { responseformat: 'editor', graderinfo: html(asHtml(answer_correct ?? '')) },
    lost: [],
  }),
}

export const xmlHead = (): string => '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const xmlEnd = (): string => '</quiz>\n'

/** Signs that no xml may hold, however they are written. */
const writable = (text: string) => text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

/** Moodle takes a name for html: what would be lost in it is escaped, and `Tom & Jerry` stays as it is. */
const nameOf = (title: string) => (plainText(title) === title ? title : escapeHtml(title))

/** An exercise as a question in Moodle's XML; what it cannot hold is named in a comment. */
export function xmlRow({ draft, lost }: Outgoing): string {
  const { title, feedback, media_url, image_text } = draft
  const { type, text, more, lost: own } = writers[draft.type](draft)
  const all = [...own, ...lost, ...[media_url && 'media_url', image_text && 'image_text'].filter(Boolean)]
  const question = {
    '@type': type,
    ...(all.length > 0 && { '#comment': ` not held: ${all.join(', ')} ` }),
    name: { text: nameOf(title) },
    questiontext: html(text),
    generalfeedback: html(feedback ?? ''),
    defaultgrade: 1,
    penalty: 0,
    hidden: 0,
    ...more,
  }
  return writable(builder.build({ question }))
}
