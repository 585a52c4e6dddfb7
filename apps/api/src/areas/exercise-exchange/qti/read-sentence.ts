import type { Gap, Offer } from '@the-house/domain/server'
import type { Asked } from '../question.ts'
import { shareOf, type Declaration } from './declarations.ts'
import { childrenOf, findAll, isElement, named, type Element, type QtiNode } from './element.ts'
import { htmlOf } from './html.ts'
import type { Item } from './item.ts'
import { titleOf } from './read-interaction.ts'

/** A sign of no language that stands for a gap while the text around it becomes HTML. */
const mark = '\uE001'

/** Replaces elements by the mark, and takes it away where it stands already. */
const marked = (nodes: readonly QtiNode[], isGap: (one: Element) => boolean): QtiNode[] =>
  nodes.map((node) => {
    if (!isElement(node)) return node.replaceAll(mark, '')
    return isGap(node) ? mark : { ...node, children: marked(node.children, isGap) }
  })

/** Joins a content with the gaps that stand in it. */
export function piecesOf(
  content: Element,
  isGap: (one: Element) => boolean,
  gapOf: (one: Element) => Gap,
): (string | Gap)[] {
  const gaps = findAll(content, isGap).map(gapOf)
  return htmlOf(marked(content.children, isGap))
    .split(mark)
    .flatMap((text, at) => {
      const gap = gaps[at]
      return gap ? [text, gap] : [text]
    })
}

/** The accepted answers of a text, best first. */
export const writtenOffers = ({ correct, mapping }: Declaration): Offer[] => {
  const all = [...new Set([...correct, ...mapping.map(({ key }) => key)])]
  const declared = {
    correct,
    mapping: correct.length > 0 && mapping.length === 0 ? [] : mapping,
    isSingle: true,
    baseType: 'string',
  }
  return all.map((text) => ({ text, share: shareOf(declared, text) }))
}

export const isTextGap = ({ name }: Element): boolean =>
  name === 'textEntryInteraction' || name === 'inlineChoiceInteraction'

/** Whether the rules of an item give no marks for single answers, as those do that map or add them up. */
export const isMarkedWhole = (root: Element): boolean =>
  childrenOf(root, 'responseProcessing').every(
    (rules) =>
      !/map_response/.test(rules.attributes['template'] ?? '') &&
      findAll(rules, named('mapResponse', 'sum')).length === 0,
  )

/** A question whose text has gaps to write in or to choose for. */
export function sentenceAsked(item: Item): Asked {
  const gapOf = (one: Element): Gap => {
    const declared = item.declaration(one)
    if (one.name === 'textEntryInteraction') return { kind: 'written', offers: writtenOffers(declared) }
    const offers = childrenOf(one, 'inlineChoice').map((choice) => ({
      text: titleOf(item, choice),
      share: Math.max(0, shareOf({ ...declared, isSingle: true }, choice.attributes['identifier'] ?? '')),
    }))
    return { kind: 'chosen', offers }
  }
  return { kind: 'cloze', pieces: piecesOf(item.body, isTextGap, gapOf), isWhole: isMarkedWhole(item.root) }
}
