import { countBlanks, hashes, newExercise, writeCloze, type ExerciseDraft } from '@the-house/domain'
import { neededWords, type Gap } from '@the-house/domain/server'
import { sentenceOf } from '../sentence.ts'
import { childrenOf, isElement, named, type Element, type QtiNode } from './element.ts'
import type { Item } from './item.ts'
import { titleOf } from './read-interaction.ts'
import { piecesOf } from './read-sentence.ts'

const isGap = named('gap')

/** The words of a bank by the identifiers of their tiles. */
export const tilesOf = (item: Item, interaction: Element): Map<string, { title: string; most: number }> =>
  new Map(
    childrenOf(interaction, 'gapText').map((one) => [
      one.attributes['identifier'] ?? '',
      { title: titleOf(item, one), most: Number(one.attributes['matchMax'] ?? 1) },
    ]),
  )

/** The word of each gap, by pairs of a tile and a gap. */
const wordsByGap = (pairs: readonly string[], tiles: ReturnType<typeof tilesOf>) =>
  new Map(
    pairs.map((pair): [string, string] => {
      const [tile = '', gap = ''] = pair.trim().split(/\s+/)
      return [gap, tiles.get(tile)?.title ?? '']
    }),
  )

/** A tile that may be taken more than once stands in the bank as often as the answer needs it. */
function bankOf(tiles: ReturnType<typeof tilesOf>, words: readonly string[]) {
  const needed = neededWords([words])
  const titles = Array.from(tiles.values()).flatMap(({ title, most }) => {
    const times = most === 1 ? 1 : Math.max(1, needed.get(title) ?? 1)
    return Array.from({ length: times }, () => title)
  })
  return titles.map((title, index) => ({ id: index + 1, title }))
}

/** A sentence with a bank of words; null where gaps and hashes of the text cannot be told apart. */
export function bankDraft(item: Item, interaction: Element): ExerciseDraft | null {
  const tiles = tilesOf(item, interaction)
  const { correct, mapping } = item.declaration(interaction)
  const pairs = correct.length > 0 ? correct : mapping.filter(({ worth }) => worth > 0).map(({ key }) => key)
  const byGap = wordsByGap(pairs, tiles)
  const gapOf = ({ attributes }: Element): Gap => ({
    kind: 'chosen',
    offers: [{ text: byGap.get(attributes['identifier'] ?? '') ?? '', share: 100 }],
  })
  const outside = { ...item.body, children: item.body.children.flatMap((one) => insertGaps(one, interaction)) }
  const { instruction, texts, gaps } = sentenceOf(piecesOf(outside, isGap, gapOf))
  const masked = texts.join(hashes)
  if (gaps.length === 0 || countBlanks(masked) !== gaps.length) return null
  const words = gaps.map(({ offers: [first] }) => first?.text ?? '')
  const draft = writeCloze(newExercise('COMPLETE_WORD'), {
    masked,
    blanks: words.map((word) => ({ answers: [word], options: [] })),
  })
  return { ...draft, question: instruction, alternatives: bankOf(tiles, words) }
}

/** Puts the text of the interaction in its place, without the words of the bank. */
function insertGaps(node: QtiNode, interaction: Element): QtiNode[] {
  if (!isElement(node)) return [node]
  if (node === interaction)
    return node.children
      .filter((child) => !isElement(child) || (child.name !== 'gapText' && child.name !== 'gapImg'))
      .map((child) => (isElement(child) && child.name === 'prompt' ? { ...child, name: 'div' } : child))
  return [{ ...node, children: node.children.flatMap((child) => insertGaps(child, interaction)) }]
}
