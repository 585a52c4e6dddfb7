import { describe, expect, it } from 'vitest'
import { isForLevel, phaseOf } from './class-status.ts'

it('a class has begun from its first millisecond on, and is over from its end on', () => {
  const one = { start: '2026-03-02T22:00:00Z', end: '2026-03-02T23:00:00Z' }
  const at = (time: string) => phaseOf(one, Date.parse(`2026-03-02T${time}Z`))
  expect(['21:59:59.999', '22:00:00', '22:59:59.999', '23:00:00'].map(at)).toEqual([
    'AHEAD',
    'RUNNING',
    'RUNNING',
    'OVER',
  ])
})

const suited = (level_from: number | null, level_to: number | null) =>
  [1, 2, 3, 4, 5].filter((number) => isForLevel({ level_from, level_to }, number))

describe('the level of a class', () => {
  it('holds its first and its last chapter', () => {
    expect(suited(2, 4)).toEqual([2, 3, 4])
    expect(suited(3, 3)).toEqual([3])
  })

  it('is open at an end that is not given', () => {
    expect(suited(null, null)).toEqual([1, 2, 3, 4, 5])
    expect(suited(4, null)).toEqual([4, 5])
    expect(suited(null, 2)).toEqual([1, 2])
  })
})
