import type { ExerciseDraft } from '../../exercise-draft.ts'
import type { Alternative } from '../../exercises.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

const isSameOrder = (one: readonly Alternative[], other: readonly Alternative[]) =>
  one.every(({ title }, index) => title === other[index]?.title)

/** The items in an order that is not the right one. */
function stored(items: readonly Alternative[]): Alternative[] {
  const byTitle = items.toSorted((one, other) => compare(one.title, other.title))
  return isSameOrder(byTitle, items) ? byTitle.toReversed() : byTitle
}

/** Reads the items of an exercise in their right order; items that the key does not name stand last. */
export function readItems({ alternatives, correct_alternatives }: ExerciseDraft): Alternative[] {
  const right = correct_alternatives ?? []
  const named = right.flatMap((id) => alternatives.find((one) => one.id === id) ?? [])
  return [...named, ...alternatives.filter(({ id }) => !right.includes(id))]
}

/** Writes items into an exercise, given in their right order. */
export const writeItems = (draft: ExerciseDraft, items: readonly Alternative[]): ExerciseDraft => ({
  ...draft,
  alternatives: stored(items),
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
