import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrder, orderResults } from './order.ts'

const items = (...titles: string[]) => titles.map((title, index) => ({ id: (index + 1) * 10, title }))
const results = (given: string, right: string) => {
  const all = items(...Array.from(given))
  const left = [...all]
  const key = Array.from(
    right,
    (title) =>
      left.splice(
        left.findIndex((item) => item.title === title),
        1,
      )[0]?.id ?? 0,
  )
  return orderResults(all, key).map((result) => (result === null || result.correct ? '+' : result.belongs))
}

it('shows the items in the order of the answer, and those it does not name as they stand', () => {
  const all = items('a', 'b', 'c')
  expect(inOrder(all, [30, 10, 20]).map(({ title }) => title)).toEqual(['c', 'a', 'b'])
  expect(inOrder(all, []).map(({ title }) => title)).toEqual(['a', 'b', 'c'])
  expect(inOrder(all, [20, 99]).map(({ title }) => title)).toEqual(['b', 'a', 'c'])
})

it.each<[string, string, unknown[]]>([
  ['abcd', 'abcd', ['+', '+', '+', '+']],
  // One that is moved does not make all others wrong.
  ['dabc', 'abcd', [4, '+', '+', '+']],
  ['bcda', 'abcd', ['+', '+', '+', 1]],
  // Equal titles stand for one another.
  ['the big the cat'.replaceAll(' ', ''), 'the big the cat'.replaceAll(' ', ''), Array.from({ length: 12 }, () => '+')],
])('marks %s by %s', (given, right, expected) => {
  expect(results(given, right)).toEqual(expected)
})

it('tells nothing while the key is not known', () => {
  expect(orderResults(items('a', 'b'), null)).toEqual([null, null])
})

it('tells of each wrong item a place of its own that has its title', () => {
  const title = fc.constantFrom('a', 'b', 'c', 'd')
  const cases = fc.array(title, { minLength: 1, maxLength: 8 }).chain((titles) => {
    const all = items(...titles)
    return fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray(
        all.map(({ id }) => id),
        { minLength: all.length },
      ),
    )
  })
  fc.assert(
    fc.property(cases, ([all, key]) => {
      const right = inOrder(all, key).map((item) => item.title)
      const told = orderResults(all, key)
      const places = told.flatMap((result) => (result && !result.correct ? [result.belongs] : []))
      expect(new Set(places).size).toBe(places.length)
      const titles = told.map((result, at) => (result?.correct === false ? right[result.belongs - 1] : all[at]?.title))
      expect(titles).toEqual(all.map((item) => item.title))
      // All are right if the titles are in the right order, and only then.
      expect(places.length === 0).toBe(all.every((item, at) => item.title === right[at]))
    }),
  )
})
