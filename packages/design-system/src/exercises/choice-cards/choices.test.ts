import { describe, expect, it } from 'vitest'
import type { ExerciseStatus } from '../widget.ts'
import { choiceResult, prefixOf } from './choices.ts'

const results = (status: ExerciseStatus, key: number[] | null, chosen: number[]) =>
  [1, 2, 3, 4].map((id) => choiceResult({ id, key, status, chosen: chosen.includes(id) }))

describe('choiceResult', () => {
  it('says nothing while the exercise is open', () => {
    expect(results('open', [1, 2], [1, 3])).toEqual([null, null, null, null])
  })

  it.each<ExerciseStatus>(['answered', 'waiting', 'disabled'])('shows only what was chosen while %s', (status) => {
    expect(results(status, [1, 2], [1, 3])).toEqual(['chosen', null, 'chosen', null])
  })

  it('tells rightly chosen, missed and wrongly chosen apart', () => {
    expect(results('wrong', [1, 2], [1, 3])).toEqual(['rightly', 'missed', 'wrongly', null])
  })

  it('calls every choice of a right answer right, also without a key', () => {
    expect(results('correct', null, [2, 4])).toEqual([null, 'rightly', null, 'rightly'])
  })

  it('blames no single choice of a wrong answer whose key may not be known', () => {
    expect(results('wrong', null, [2])).toEqual([null, 'chosen', null, null])
  })
})

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('calls choice %i %s', (index, prefix) => {
  expect(prefixOf(index)).toBe(prefix)
})
