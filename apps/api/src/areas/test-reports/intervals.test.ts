import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { length, shared, subtract, type Interval } from './intervals.ts'

const interval = fc
  .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }))
  .map(([one, other]): Interval => [Math.min(one, other), Math.max(one, other)])
const holds = ([from, until]: Interval, at: number) => from <= at && at < until
const moments = Array.from({ length: 50 }, (_, at) => at)

it('leaves exactly the moments that no other stretch holds, each once', () => {
  fc.assert(
    fc.property(interval, fc.array(interval, { maxLength: 6 }), (whole, others) => {
      const left = subtract(whole, others)
      const expected = moments.filter((at) => holds(whole, at) && !others.some((other) => holds(other, at)))
      expect(moments.filter((at) => left.some((each) => holds(each, at)))).toEqual(expected)
      expect(length(left)).toBe(expected.length)
    }),
  )
})

it('shares the moments that both hold', () => {
  fc.assert(
    fc.property(interval, interval, (one, other) => {
      const both = shared(one, other)
      expect(length([both])).toBe(moments.filter((at) => holds(one, at) && holds(other, at)).length)
    }),
  )
})
