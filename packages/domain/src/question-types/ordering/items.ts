import type { ExerciseDraft } from '../../exercise-draft.ts'
import type { Alternative } from '../../exercises.ts'

const isSameOrder = (one: readonly Alternative[], other: readonly Alternative[]) =>
  one.every(({ title }, index) => title === other[index]?.title)

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const drawn = list.map((item) => ({ item, at: random() }))
  return drawn.toSorted((one, other) => one.at - other.at).map(({ item }) => item)
}

/** How often an order is drawn again; of items that are all equal, every order is the right one. */
const mostDraws = 20

/**
 * The order that students see first: drawn, since one that followed from the texts would tell the right one wherever it
 * had to give way to it. Of more than two items it is never the right one: of two, that would tell it. Where the items
 * are those of before, their order stays.
 */
function stored(before: readonly Alternative[], items: readonly Alternative[], random: () => number): Alternative[] {
  const kept = before.flatMap(({ id }) => items.find((item) => item.id === id) ?? [])
  const isKept = kept.length === items.length && before.length === items.length
  const isFit = (order: readonly Alternative[]) => order.length < 3 || !isSameOrder(order, items)
  if (isKept && isFit(kept)) return kept
  let order = shuffled(items, random)
  for (let draws = 1; draws < mostDraws && !isFit(order); draws += 1) order = shuffled(items, random)
  return order
}

/** Reads the items of an exercise in their right order; items that the key does not name stand last. */
export function readItems({ alternatives, correct_alternatives }: ExerciseDraft): Alternative[] {
  const right = correct_alternatives ?? []
  const named = right.flatMap((id) => alternatives.find((one) => one.id === id) ?? [])
  return [...named, ...alternatives.filter(({ id }) => !right.includes(id))]
}

/** Writes items into an exercise, given in their right order. */
export const writeItems = (
  draft: ExerciseDraft,
  items: readonly Alternative[],
  random = Math.random,
): ExerciseDraft => ({
  ...draft,
  alternatives: stored(draft.alternatives, items, random),
  correct_alternatives: items.map(({ id }) => id),
})

const highestId = 9999

/** An id for a new item. It is drawn, since one that is counted up would tell the order in which items were written. */
export function drawnId(taken: readonly number[], random = Math.random): number {
  const id = 1 + Math.floor(random() * highestId)
  return taken.includes(id) ? drawnId(taken, random) : id
}

/** Items of texts in their right order, with ids that do not tell it. */
export const itemsOf = (titles: readonly string[], random = Math.random): Alternative[] =>
  titles.reduce<Alternative[]>(
    (items, title) => [
      ...items,
      {
        id: drawnId(
          items.map(({ id }) => id),
          random,
        ),
        title,
      },
    ],
    [],
  )

/** Splits a sentence into its words; where it holds bars, at the bars, so that words can stay together. */
export const splitSentence = (sentence: string): string[] =>
  sentence
    .split(sentence.includes('|') ? '|' : /\s+/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
