import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { moved, movedIndex, sorted } from './order.ts'

it('returns where an item is after any move', () => {
  const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), fc.nat(), (list, one, other, some) => {
      const [from = 0, to = 0, index = 0] = [one, other, some].map((at) => at % list.length)
      const after = moved(list, from, to)
      expect(after[to]).toBe(list[from])
      expect(after[movedIndex(index, from, to)]).toBe(list[index])
      expect(after).toHaveLength(list.length)
    }),
  )
})

it('puts words in the order of a dictionary', () => {
  expect(sorted(['the', 'Ana', 'été', 'eat'], (word) => word)).toEqual(['Ana', 'eat', 'été', 'the'])
})
