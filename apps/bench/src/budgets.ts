import budgets from '../budgets.json' with { type: 'json' }
import type { FirstLoad, Part } from './first-load.ts'

export type RouteName = keyof typeof budgets
export type Budget = Partial<Record<Part, number>>

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Formats the result of one route, and whether it meets its budget: bytes after brotli, 1 kB is 1,000 bytes. */
export function checkBudget(name: RouteName, { requests, bytes, later }: FirstLoad, budget: Budget = budgets[name]) {
  const parts = Array.from(bytes, ([part, size]) => {
    const limit = budget[part]
    const over = limit !== undefined && size > limit
    const remark = limit === undefined ? '' : ` (at most ${kB(limit)}: ${over ? 'OVER' : 'kept'})`
    return { over, text: `${part} ${kB(size)}${remark}` }
  })
  const first = `${name}: ${requests} requests, ${parts.map(({ text }) => text).join(', ')}`
  const line = later > 0 ? `${first}; ahead of time, once at rest, ${kB(later)}` : first
  return { kept: parts.every(({ over }) => !over), line }
}
