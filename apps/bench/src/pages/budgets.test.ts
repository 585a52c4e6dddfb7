import { describe, expect, it } from 'vitest'
import { checkBudget } from './budgets.ts'

const counts = {
  first: { requests: 3, bytes: 1500 },
  ahead: { requests: 1, bytes: 2500 },
}
const budget = { requests: 3, kB: 1.5, ahead: 2.5 }

describe('the budget of a visit', () => {
  it('is met by as much as it allows', () => {
    expect(checkBudget('login', counts, budget)).toEqual({
      kept: true,
      line: 'login: 3 requests (at most 3: kept), 1.5 kB (at most 1.5: kept), 2.5 kB in 1 ahead (at most 2.5: kept)',
    })
  })

  it.each([
    ['one request', { first: { requests: 4, bytes: 1500 } }],
    ['one byte', { first: { requests: 3, bytes: 1501 } }],
    ['one byte that is fetched ahead', { ahead: { requests: 1, bytes: 2501 } }],
  ])('is broken by %s more', (_, more) => {
    const { kept, line } = checkBudget('login', { ...counts, ...more }, budget)
    expect(kept).toBe(false)
    expect(line.match(/OVER/g)).toHaveLength(1)
  })

  it('tells the aim beside the limit', () => {
    const aim = { requests: 1, kB: 1, lcp: 1500, tbt: 250 }
    const { line } = checkBudget('login', counts, { ...budget, aim })
    expect(line).toContain('3 requests (at most 3: kept; aim 1), 1.5 kB (at most 1.5: kept; aim 1)')
  })
})
