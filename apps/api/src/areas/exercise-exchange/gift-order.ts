import type { Content } from './loss/content.ts'
import type { Question } from './question.ts'

const kinds = {
  count: /^\d+(?=\s|$)/,
  select: /^(?:ALL|EXACT|RANDOM|REL|CONTIGUOUS|CONTIG)(?=\s|$)/,
  layout: /^(?:HORIZONTAL|HORI|H|1|VERTICAL|VERT|V|0)(?=\s|$)/,
  grading:
    /^(?:ALL_OR_NOTHING|ABSOLUTE_POSITION|ABSOLUTE|ABS|RELATIVE_NEXT_EXCLUDE_LAST|RELATIVE_NEXT_INCLUDE_LAST|RELATIVE_ONE_PREVIOUS_AND_NEXT|RELATIVE_ALL_PREVIOUS_AND_NEXT|RELATIVE|REL|LONGEST_ORDERED_SUBSET|LONGEST_CONTIGUOUS_SUBSET)(?=\s|$)/,
}
const isOurs = /^(?:ALL|EXACT|V|VERT|VERTICAL|0|LONGEST_ORDERED_SUBSET)$/

/**
 * Reads the items that Moodle's question type `ordering` writes into GIFT: `>`, how they are shown and marked, and an
 * item on each line, without escapes.
 * @returns the items in their right order, and the settings that no exercise has
 */
export function giftOrder(text: string): { items: string[]; settings: string[] } {
  let rest = text.slice(1).trimStart()
  const settings: string[] = []
  for (const kind of Object.values(kinds)) {
    const [word] = kind.exec(rest) ?? []
    if (word === undefined) continue
    settings.push(word)
    rest = rest.slice(word.length).trimStart()
  }
  const items = rest
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  // A count of all of them, or of none, leaves none out.
  const isLost = (word: string) =>
    /^\d+$/.test(word) && word === settings[0] ? Number(word) > 1 && Number(word) < items.length : !isOurs.test(word)
  return { items, settings: settings.filter(isLost) }
}

/** The left sides of pairs in the order of their places; fewer where the places are not each number once. */
const inPlaces = (pairs: Content['pairs']): string[] =>
  pairs.flatMap((_, at) => pairs.find(({ right }) => right === String(at + 1))?.left ?? [])

/** Items in order that stand as pairs of an item and its place; a question whose pairs are others stays as it is. */
export function inOrder(question: Question): Question {
  const { asked, source } = question
  if (asked?.kind !== 'matching' || asked.extra.length > 0) return question
  const items = inPlaces(asked.pairs)
  if (items.length !== asked.pairs.length) return question
  return {
    ...question,
    asked: { kind: 'ordering', html: asked.html, items },
    ...(source && { source: { ...source, pairs: [], items: inPlaces(source.pairs) } }),
  }
}
