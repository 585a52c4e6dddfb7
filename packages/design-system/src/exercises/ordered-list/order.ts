import type { Alternative } from '@the-house/domain'

/** The items in the student's order; those that it does not name follow as they are shown. */
export function inOrder(alternatives: readonly Alternative[], ids: readonly number[]): Alternative[] {
  const named = ids.flatMap((id) => alternatives.filter((item) => item.id === id))
  return [...named, ...alternatives.filter((item) => !named.includes(item))]
}

/** The places, from 0, of the titles of two lists that follow one another in both: the most that there are. */
function common(given: readonly string[], right: readonly string[]): [number, number][] {
  const [first] = given
  if (first === undefined || right.length === 0) return []
  // Rows of the best parts, from the shortest begin of `given` to the whole of it.
  let row: [number, number][][] = Array.from({ length: right.length + 1 }, () => [])
  for (const [at, title] of given.entries()) {
    const next: [number, number][][] = [[]]
    for (const [to, other] of right.entries()) {
      const [above, before, both] = [row[to + 1] ?? [], next[to] ?? [], row[to] ?? []]
      next.push(title === other ? [...both, [at, to]] : above.length >= before.length ? above : before)
    }
    row = next
  }
  return row.at(-1) ?? []
}

/** What became of an item; null while the key is not known. */
export type OrderResult = { correct: true } | { correct: false; belongs: number } | null

/**
 * The result of each item: those of the longest part that is in the right order are right, each other one tells its
 * place, from 1. Items of one title are interchangeable.
 */
export function orderResults(items: readonly Alternative[], key: readonly number[] | null): OrderResult[] {
  if (key === null) return items.map(() => null)
  const right = inOrder(items, key).map(({ title }) => title)
  const pairs = new Map(
    common(
      items.map(({ title }) => title),
      right,
    ),
  )
  const free = right.map((title, to) => ({ title, to })).filter(({ to }) => !Array.from(pairs.values()).includes(to))
  return items.map(({ title }, at) => {
    if (pairs.has(at)) return { correct: true }
    const own = free.splice(
      free.findIndex((each) => each.title === title),
      1,
    )
    return { correct: false, belongs: (own[0]?.to ?? at) + 1 }
  })
}
