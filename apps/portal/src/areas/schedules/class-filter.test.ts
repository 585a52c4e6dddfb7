import { expect, it } from 'vitest'
import { passes, placeIn, roomsOf } from './class-filter.ts'
import { classOf } from './testing/class-of.ts'

const hall = classOf(1, { room: 'Hall 10', level_from: 2, level_to: 4 })
const attic = classOf(2, { room: 'Hall 9', level_from: 5 })
const web = classOf(3, { short_name: '@TALK', room: 'Hall 10' })
const nowhere = classOf(4, { room: '' })
const all = [hall, attic, web, nowhere]
const left = (filter: Partial<Parameters<typeof passes>[1]>) =>
  all.filter((one) => passes(one, { level: null, place: null, ...filter })).map(({ id }) => id)

it('lets every class through where nothing is asked for', () => {
  expect(left({})).toEqual([1, 2, 3, 4])
})

it('keeps the classes of a room, or those online, whatever room these name', () => {
  expect(left({ place: 'room:Hall 10' })).toEqual([1])
  expect(left({ place: 'online' })).toEqual([3])
  expect(left({ place: 'room:Garden' })).toEqual([])
})

it('keeps the classes that are for a chapter, those for all included', () => {
  expect(left({ level: 3 })).toEqual([1, 3, 4])
  expect(left({ level: 5 })).toEqual([2, 3, 4])
  expect(left({ level: 3, place: 'room:Hall 10' })).toEqual([1])
})

it('offers each room once, counted as people do', () => {
  expect(roomsOf([...all, hall], 'en')).toEqual(['room:Hall 9', 'room:Hall 10'])
})

it('takes places and nothing else from an address', () => {
  expect(['online', 'room:Hall 10', 'room:', 'Hall 10', '', null].map(placeIn)).toEqual([
    'online',
    'room:Hall 10',
    null,
    null,
    null,
    null,
  ])
})
