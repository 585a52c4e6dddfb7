import { expect, it } from 'vitest'
import { course, mayMove, withNew } from './testing/story-tree.tsx'
import { outermost, treeIndex } from './tree-index.ts'
import { dropPlaces, isThere } from './tree-places.ts'

const index = treeIndex(course)
const drop = (ids: string[], id: string, height: number, isOpen = false) =>
  dropPlaces(index, outermost(index, ids), { id, height, isOpen }).find((place) => mayMove(ids, place))

it.each([
  ['before a row by its upper edge', ['t4'], 't2', 0.1, false, { parent: 'c5', after: null }],
  ['after a row by its lower edge', ['t2'], 't3', 0.9, false, { parent: 'c5', after: 't3' }],
  ['at the end of a closed branch', ['t4'], 'c4', 0.5, false, { parent: 'c4', after: 't1' }],
  [
    'at the end of a branch whose edge is met, where it fits nowhere beside',
    ['t4'],
    'c4',
    0.1,
    false,
    { parent: 'c4', after: 't1' },
  ],
  ['first in an open branch by its lower edge', ['p2'], 't2', 0.9, true, { parent: 't2', after: null }],
  [
    'after the branch that holds the row, where it fits nowhere in it',
    ['c4'],
    'p1',
    0.5,
    false,
    { parent: null, after: 'c5' },
  ],
])('drops %s', (_, ids, id, height, isOpen, place) => {
  expect(drop(ids, id, height, isOpen)).toEqual(place)
})

it.each([
  ['on the row in which a new item is named', 'new', 0.9],
  ['on the list that it is in', 'c4', 0.5],
])('drops %s: at the end of the list', (_, id, height) => {
  const naming = treeIndex(withNew('c4'))
  expect(dropPlaces(naming, ['t4'], { id, height, isOpen: false }).find((place) => mayMove(['t4'], place))).toEqual({
    parent: 'c4',
    after: 't1',
  })
})

it.each([
  ['on itself', ['c5'], 'c5'],
  ['within itself', ['c5'], 'p1'],
])('drops nothing %s', (_, ids, id) => {
  expect(drop(ids, id, 0.5)).toBeUndefined()
})

it('knows where nothing would change', () => {
  expect(isThere(index, ['t3'], { parent: 'c5', after: 't2' })).toBe(true)
  expect(isThere(index, ['t3'], { parent: 'c5', after: 't4' })).toBe(false)
  expect(isThere(index, ['t2', 't3'], { parent: 'c5', after: null })).toBe(true)
  expect(isThere(index, ['t2', 't4'], { parent: 'c5', after: null })).toBe(false)
})
