import { escapeHtml } from '@the-house/domain/server'
import { numberContent } from '../number-offer.ts'
import { noContent, type AnswerContent, type Content } from '../loss/content.ts'
import { shareOf } from './declarations.ts'
import {
  childOf,
  childrenOf,
  findAll,
  hasClass,
  isElement,
  isInteraction,
  named,
  type Element,
  type QtiNode,
} from './element.ts'
import type { Item } from './item.ts'
import { isPairIn, rightPairs } from './read-interaction.ts'
import { withNumberGap } from './number-gap.ts'
import { numberAsked, numberPlace } from './read-number.ts'
import { isTextGap, writtenOffers } from './read-sentence.ts'

/** HTML of a content with all of its elements, to compare with what is kept of it. */
export function rawHtml(nodes: readonly QtiNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeHtml(node)
      const attributes = Object.entries(node.attributes)
        .filter(([name]) => name !== 'class')
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      return `<${node.name}${attributes.join('')}>${rawHtml(node.children)}</${node.name}>`
    })
    .join('')
}

const isGap = (one: Element) => isTextGap(one) || one.name === 'gap'
const unseen = new Set(['gapText', 'simpleChoice', 'simpleMatchSet'])

/** What a student reads, with hashes for gaps. @param place a place to write in that is no gap of a text */
const shownNodes = (nodes: readonly QtiNode[], place?: Element): QtiNode[] =>
  nodes.flatMap((node): QtiNode[] => {
    if (!isElement(node)) return [node]
    if (node === place) return []
    if (isGap(node)) return ['#####']
    if (unseen.has(node.name) || hasClass(node, 'link')) return []
    const children = shownNodes(node.children, place)
    return isInteraction(node) || node.name === 'prompt'
      ? [{ ...node, name: 'div', attributes: {}, children }]
      : [{ ...node, children }]
  })

/** The choices of an interaction, with what each is worth. */
function choicesOf(item: Item, interaction: Element, kind: string): AnswerContent[] {
  const declared = item.declaration(interaction)
  return childrenOf(interaction, kind).map((choice) => {
    const name = choice.attributes['identifier'] ?? ''
    const share = declared.mapping.length > 0 ? shareOf(declared, name) : Number(declared.correct.includes(name)) * 100
    return { html: rawHtml(choice.children), share, feedback: rawHtml(item.feedback.byChoice.get(name) ?? []) }
  })
}

function gapAnswers(item: Item, gap: Element): AnswerContent[] {
  if (gap.name === 'inlineChoiceInteraction') return choicesOf(item, gap, 'inlineChoice')
  return writtenOffers(item.declaration(gap))
    .filter(({ share }) => share > 0)
    .map(({ text, share }) => ({ html: escapeHtml(text), share, feedback: '' }))
}

/** The pairs of two sets: every one that is right, then what belongs to no other side. */
function pairsIn(item: Item, interaction: Element): Content['pairs'] {
  const [lefts = [], rights = []] = childrenOf(interaction, 'simpleMatchSet').map((side) =>
    childrenOf(side, 'simpleAssociableChoice').map((one) => ({
      name: one.attributes['identifier'] ?? '',
      html: rawHtml(one.children),
    })),
  )
  const known = rightPairs(item.declaration(interaction))
  const pairs = lefts.flatMap((left) =>
    rights.filter((right) => isPairIn(known, left.name, right.name)).map((right) => ({ left, right })),
  )
  const alone = lefts.filter((left) => !pairs.some((pair) => pair.left === left))
  const extra = rights.filter((right) => !pairs.some((pair) => pair.right === right))
  return [
    ...pairs.map(({ left, right }) => ({ left: left.html, right: right.html })),
    ...alone.map(({ html }) => ({ left: html, right: '' })),
    ...extra.map(({ html }) => ({ left: '', right: html })),
  ]
}

/** The items of an order in their right places, then those that have none. */
function itemsIn(item: Item, interaction: Element): string[] {
  const { correct } = item.declaration(interaction)
  const placeOf = ({ attributes }: Element) => correct.indexOf(attributes['identifier'] ?? '')
  const choices = childrenOf(interaction, 'simpleChoice')
  const placed = choices.filter((one) => placeOf(one) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other))
  return [...placed, ...choices.filter((one) => placeOf(one) < 0)].map(({ children }) => rawHtml(children))
}

/** The words of a bank for each gap; equal ones stand for each other. */
function bankAnswers(item: Item, interaction: Element): AnswerContent[][] {
  const { correct } = item.declaration(interaction)
  const pairs = new Set(correct.map((pair) => pair.trim().replaceAll(/\s+/g, ' ')))
  const tiles = childrenOf(interaction, 'gapText')
  return findAll(interaction, named('gap')).map(({ attributes }) => {
    const words = new Map<string, AnswerContent>()
    for (const tile of tiles) {
      const html = rawHtml(tile.children)
      const isRight = pairs.has(`${tile.attributes['identifier'] ?? ''} ${attributes['identifier'] ?? ''}`)
      if (isRight || !words.has(html)) words.set(html, { html, share: isRight ? 100 : 0, feedback: '' })
    }
    return [...words.values()]
  })
}

function answersOf(item: Item): Partial<Content> {
  const [first] = item.interactions
  const place = numberPlace(item)
  if (place) return { answers: [numberAsked(item, place).accepted.map((one) => numberContent(one))], isSet: false }
  if (first && item.interactions.every(isTextGap))
    return { answers: item.interactions.map((gap) => gapAnswers(item, gap)), isSet: false }
  if (first?.name === 'gapMatchInteraction') return { answers: bankAnswers(item, first), isSet: false }
  if (first?.name === 'matchInteraction') return { pairs: pairsIn(item, first) }
  if (first?.name === 'orderInteraction') return { items: itemsIn(item, first) }
  if (first?.name !== 'choiceInteraction') return {}
  const { isSingle, mapping } = item.declaration(first)
  // Without a mapping, QTI itself counts the right set alone.
  return { answers: [choicesOf(item, first, 'simpleChoice')], isSet: !isSingle && mapping.length > 0 }
}

/** The content of an item as its file holds it, apart from how it is read. */
export function sourceOf(item: Item): Content {
  const { root, body, rubrics, feedback } = item
  const place = numberPlace(item)
  return {
    ...noContent,
    title: (root.attributes['title'] ?? '').trim(),
    text: rawHtml(shownNodes(place ? withNumberGap(body, place).children : body.children, place)),
    feedback: rawHtml(feedback.general),
    model: rubrics.map((one) => rawHtml((childOf(one, 'contentBody') ?? one).children)).join(''),
    ...answersOf(item),
  }
}
