import { expect, it } from 'vitest'
import { matching } from './options.ts'

const options = [
  { id: 1, label: 'Restaurante e café' },
  { id: 2, label: 'Café' },
  { id: 3, label: 'The hall', hint: 'Magic Formula 1' },
]
const found = (term: string) => matching(options, term).map(({ id }) => id)

it('finds whatever the accents and the capitals, what begins so first', () => {
  expect(found('CAFE')).toEqual([2, 1])
})

it('finds words in any order, in hints too', () => {
  expect(found('formula hall')).toEqual([3])
})

it('finds all by an empty term, and nothing by an unknown word', () => {
  expect(found('  ')).toEqual([1, 2, 3])
  expect(found('cellar')).toEqual([])
})

it('looks through 9,999 without building them anew', () => {
  const many = Array.from({ length: 9999 }, (_, id) => ({ id, label: `Segment ${id}` }))
  expect(matching(many, '')).toBe(many)
  expect(matching(many, '9998').map(({ id }) => id)).toEqual([9998])
})
