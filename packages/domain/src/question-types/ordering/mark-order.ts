import type { Alternative } from '../../exercises.ts'
import type { ServerRules } from '../server-rules.ts'

/** The titles of some items: items with equal titles are interchangeable. */
export function titlesInOrder(alternatives: readonly Alternative[], ids: readonly number[]): string[] {
  const titles = new Map(alternatives.map(({ id, title }) => [id, title]))
  return ids.map((id) => titles.get(id) ?? '')
}

/** How many items of two lists stand in the same relative order at most: their longest common subsequence. */
function longestInOrder(one: readonly string[], other: readonly string[]): number {
  const row = other.reduce<number[]>(
    (before, title) => {
      const next = [0]
      for (const [index, its] of one.entries())
        next.push(its === title ? (before[index] ?? 0) + 1 : Math.max(before[index + 1] ?? 0, next[index] ?? 0))
      return next
    },
    Array.from({ length: one.length + 1 }, () => 0),
  )
  return row.at(-1) ?? 0
}

/** The share of neighbours that stand in order: (longest part in its right order − 1) / (items − 1), in per cent. */
export const markOrder: ServerRules['mark'] = ({ alternatives, correct_alternatives }, answer) => {
  const right = titlesInOrder(alternatives, correct_alternatives ?? [])
  const given = titlesInOrder(alternatives, answer.alternatives)
  const steps = Math.max(right.length, given.length) - 1
  const longest = longestInOrder(right, given)
  if (steps < 1) return longest === 1 ? 100 : 0
  return Math.max(0, Math.floor(((longest - 1) / steps) * 100))
}
