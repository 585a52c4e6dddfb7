import { asHtml, noteOf, type Gap, type Offer } from '@the-house/domain/server'
import { readCloze } from './cloze-code.ts'
import type { AnswerContent, Content } from './loss/content.ts'
import { keptHtml } from './loss/kept-html.ts'
import { numberContent, numberIn, numberOffer, numbersRead, unitContent } from './number-offer.ts'
import { offeredBy } from './offered.ts'
import { plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'
import type { Asked } from './question.ts'
import { htmlOf } from './xml-html.ts'
import { attribute, nodeIn, nodesIn, textOf, type Node } from './xml-node.ts'

/** A question of Moodle, with its content as the file holds it. */
export interface ReadKind {
  /** null: a part of it fits no exercise. */
  asked: Asked | null
  source: Partial<Content>
  problems: Problem[]
}

const asked = (one: Asked, source: Partial<Content>): ReadKind => ({ asked: one, source, problems: [] })

/** The answers; @param html how an answer is read as HTML, where it is not as its format says */
function answersOf(
  question: Node,
  html: (answer: Node) => string = htmlOf,
): { offers: Offer[]; content: AnswerContent[] } {
  const read = nodesIn(question, 'answer').map((answer) => {
    const isPlain = ['plain_text', 'moodle_auto_format', ''].includes(attribute(answer, 'format'))
    return offeredBy({
      html: html(answer),
      share: Number(attribute(answer, 'fraction')) || 0,
      feedback: htmlOf(nodeIn(answer, 'feedback')),
      ...(isPlain && html === htmlOf && { text: textOf(answer).trim() }),
    })
  })
  return { offers: read.map(({ offer }) => offer), content: read.map(({ content }) => content) }
}

/** What a student chooses; other words than those of Moodle are the author's. */
function truthOf(answer: Node): string {
  const text = textOf(answer).trim()
  if (/^true$/i.test(text)) return 'True'
  return /^false$/i.test(text) ? 'False' : htmlOf(answer)
}

/** Whether one answer alone may be chosen; Moodle takes `0`, and nothing between the tags, for no. */
const isSingle = (question: Node) =>
  !('single' in question && ['false', '0', ''].includes(textOf(nodeIn(question, 'single')).trim().toLowerCase()))

function cloze(html: string): ReadKind {
  const { pieces, answers, text, problems } = readCloze(html)
  return { asked: pieces && { kind: 'cloze', pieces }, source: { text, answers }, problems }
}

const place = /\[\[(\d+)\]\]/g

/** A sentence whose gaps name one of the words below, by its number; a gap offers the words of the same group. */
function named(question: Node, html: string, list: string, kind: Gap['kind']): ReadKind {
  const words = nodesIn(question, list).map((node) => ({
    text: plainText(textOf(node)),
    html: textOf(node),
    group: textOf(nodeIn(node, 'group')).trim() || '1',
    isInfinite: 'infinite' in node,
  }))
  const numbers = Array.from(html.matchAll(place), ([, number]) => Number(number) - 1)
  const missing = numbers.find((number) => !words[number])
  if (missing !== undefined)
    return { asked: null, source: {}, problems: [noteOf('value.wrong', { what: `[[${missing + 1}]]` })] }
  const texts = html.split(place).filter((_, index) => index % 2 === 0)
  const read = numbers.map((number) =>
    words
      .filter(({ group }) => group === words[number]?.group)
      .map((word) => offeredBy({ html: word.html, share: word === words[number] ? 100 : 0, feedback: '' })),
  )
  const pieces = texts.flatMap((text, index): (string | Gap)[] => {
    const offers = read[index]?.map(({ offer }) => offer)
    return offers ? [text, { kind, offers }] : [text]
  })
  const answers = read.map((gap) => gap.map(({ content }) => content))
  const groups = new Set(numbers.map((number) => words[number]?.group))
  const unused = words.filter(({ text, group }) => text !== '' && !groups.has(group)).map(({ text }) => text)
  const endless = words.filter(({ isInfinite }) => isInfinite).map(({ text }) => `infinite ${text}`)
  return {
    asked: { kind: 'cloze', pieces },
    source: { text: texts.join(' ##### '), answers },
    problems: [
      ...(unused.length > 0 ? [noteOf('answer.lost', { what: unused.join('; ') })] : []),
      ...(endless.length > 0 ? [noteOf('setting.lost', { what: endless.join('; ') })] : []),
    ],
  }
}

/** Moodle counts the items of an order up in their fractions. */
const placeOf = (answer: Node) => Number(attribute(answer, 'fraction')) || 0

function matching(question: Node, text: string): ReadKind {
  const all = nodesIn(question, 'subquestion').map((node) => ({
    left: htmlOf(node),
    // Moodle takes it for text, and a left side for HTML.
    right: textOf(nodeIn(node, 'answer')).trim(),
  }))
  const pairs = all.map(({ left, right }) => ({ left: plainText(left), right }))
  const held = pairs.filter(({ left }) => left !== '')
  const extra = pairs.filter(({ left, right }) => left === '' && right !== '').map(({ right }) => right)
  const source = all.filter(({ left, right }) => left !== '' || right !== '')
  return asked(
    { kind: 'matching', html: keptHtml(text), pairs: held, extra },
    { text, pairs: source.map(({ left, right }) => ({ left, right: asHtml(right) })) },
  )
}

/** A missing unit costs half of the mark here. */
const unitSettings = ({ length }: readonly unknown[], question: Node): Problem[] => {
  const [type, penalty] = ['unitgradingtype', 'unitpenalty'].map((name) => Number(textOf(nodeIn(question, name))))
  if (length === 0 || (type === 1 && penalty === 0.5)) return []
  return [noteOf('setting.lost', { what: `unitgradingtype ${type}, unitpenalty ${penalty}` })]
}

function numerical(question: Node, text: string): ReadKind {
  const read = nodesIn(question, 'answer').map((answer) => {
    const tolerance = textOf(nodeIn(answer, 'tolerance')).trim()
    const number = `${textOf(answer).trim()}${tolerance && `:${tolerance}`}`
    const offer = numberOffer(number, placeOf(answer))
    return { number, offer, feedback: htmlOf(nodeIn(answer, 'feedback')) }
  })
  const units = nodesIn(nodeIn(question, 'units'), 'unit').map((unit) => {
    const multiplier = textOf(nodeIn(unit, 'multiplier')).trim()
    return { name: textOf(nodeIn(unit, 'unit_name')).trim(), multiplier: numberIn(multiplier) ?? multiplier }
  })
  const wrong = read.find(({ offer }) => offer === null)
  if (wrong) return { asked: null, source: {}, problems: [noteOf('value.wrong', { what: wrong.number.slice(0, 100) })] }
  const accepted = read.flatMap(({ offer }) => offer ?? [])
  const content = read.flatMap(({ offer, feedback }) => (offer ? [numberContent(offer, feedback)] : []))
  return {
    asked: { kind: 'numerical', html: keptHtml(text), accepted, units },
    source: { text, answers: [content, units.map(unitContent)] },
    problems: [...numbersRead(read.map(({ number: text }) => text)), ...unitSettings(units, question)],
  }
}

/** The question types of Moodle that an exercise can hold. */
export const xmlKinds: Record<string, (question: Node, html: string) => ReadKind> = {
  multichoice: (question, text) => {
    const { offers, content } = answersOf(question)
    const single = isSingle(question)
    return asked({ kind: 'choice', html: keptHtml(text), single, offers }, { text, answers: [content], isSet: !single })
  },
  truefalse: (question, text) => {
    const { offers, content } = answersOf(question, truthOf)
    return asked({ kind: 'choice', html: keptHtml(text), single: true, offers }, { text, answers: [content] })
  },
  shortanswer: (question, text) => {
    const { offers, content } = answersOf(question)
    return asked({ kind: 'written', html: keptHtml(text), offers }, { text, answers: [content] })
  },
  essay: (question, text) => {
    const model = htmlOf(nodeIn(question, 'graderinfo'))
    return asked({ kind: 'essay', html: keptHtml(text), model: plainText(model) || null }, { text, model })
  },
  cloze: (_, html) => cloze(html),
  multianswer: (_, html) => cloze(html),
  matching,
  ddmatch: matching,
  numerical,
  ordering: (question, text) => {
    const answers = nodesIn(question, 'answer').toSorted((one, other) => placeOf(one) - placeOf(other))
    const items = answers.map((answer) => htmlOf(answer))
    return asked(
      { kind: 'ordering', html: keptHtml(text), items: items.map((item) => plainText(item)) },
      { text, items },
    )
  },
  gapselect: (question, html) => named(question, html, 'selectoption', 'chosen'),
  ddwtos: (question, html) => named(question, html, 'dragbox', 'dragged'),
}
