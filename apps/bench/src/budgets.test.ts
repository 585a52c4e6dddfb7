import { describe, expect, it } from 'vitest'
import { checkBudget } from './budgets.ts'

const load = { requests: 2, bytes: new Map([['script', 1000] as const, ['all', 1500] as const]), later: 0 }

describe('a budget of bytes', () => {
  it('is met by as many bytes as it allows', () => {
    expect(checkBudget('login', load, { script: 1000 })).toEqual({
      kept: true,
      line: 'login: 2 requests, script 1.0 kB (at most 1.0 kB: kept), all 1.5 kB',
    })
  })

  it('reports what is prefetched beside it', () => {
    expect(checkBudget('login', { ...load, later: 2500 }, {}).line).toMatch(/; ahead of time, once at rest, 2\.5 kB$/)
  })

  it('is broken by one byte more', () => {
    expect(checkBudget('exercise', load, { all: 1499 }).kept).toBe(false)
  })
})
