import { describe, expect, it } from 'vitest'
import { dayOf, mondayOf } from './days.ts'

describe('mondayOf', () => {
  it('is the Monday before, or the day itself', () => {
    expect(['2026-03-23', '2026-03-26', '2026-03-29'].map(mondayOf)).toEqual(['2026-03-23', '2026-03-23', '2026-03-23'])
  })

  it('stays Monday in the weeks in which the clocks change', () => {
    expect(mondayOf('2026-10-25')).toBe('2026-10-19')
    expect(mondayOf('2026-10-26')).toBe('2026-10-26')
  })
})

describe('dayOf', () => {
  it('takes days and nothing else', () => {
    expect(dayOf('2026-03-23')).toBe('2026-03-23')
    expect([null, '', 'today', '2026-3-2', '2026-13-01', '2026-02-30', '2026-03-23T10:00'].map(dayOf)).toEqual(
      Array.from({ length: 7 }, () => null),
    )
  })
})
