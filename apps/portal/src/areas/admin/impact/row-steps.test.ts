import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from '../../../testing/fake-api.ts'
import { orderingSteps, savingSteps } from './row-steps.ts'

const chapter = (id: number, position: number) => ({
  id,
  version: 1,
  book_id: 1,
  name: 'One',
  position,
  published: true,
})
const inBook = [chapter(11, 1), chapter(12, 2), chapter(13, 3)]
const row = chapter(12, 2)

beforeEach(() => {
  const page = { content: inBook, meta: { page: 1, size: 1000, total: 3 } }
  new FakeApi()
    .on('GET /chapters?book_id=1&page=1&size=1000', page)
    .on('GET /chapters?book_id=2&page=1&size=1000', page)
    .open()
})

it.each([
  ['the first', 1, null],
  ['the last', 3, 13],
  ['beyond the last', 9, 13],
])('makes a number of the form a place among the others: %s', async (_, position, after_id) => {
  expect(await savingSteps('chapters', row, { ...row, position })).toEqual([
    { action: 'MOVE', entity: 'chapters', id: 12, parent_id: 1, after_id },
  ])
})

it('makes no number the last place, and another book a move', async () => {
  expect(await savingSteps('chapters', row, { ...row, book_id: 2, position: null })).toEqual([
    { action: 'MOVE', entity: 'chapters', id: 12, parent_id: 2 },
  ])
})

it('makes a new chapter that is published a step and its place, and a draft none', async () => {
  const values = { book_id: 1, name: 'New', position: 1, published: true }
  expect(await savingSteps('chapters', null, values)).toEqual([
    { action: 'CREATE', entity: 'chapters', as: -1, parent_id: 1, fields: values },
    { action: 'MOVE', entity: 'chapters', id: -1, parent_id: 1, after_id: null },
  ])
  expect(await savingSteps('chapters', null, { ...values, published: false })).toEqual([])
})

it('makes a book that is taken off the shelf a step in the names of the wire', async () => {
  const book = { id: 3, version: 1, name: 'One', position: 1, available: true }
  expect(await savingSteps('books', book, { ...book, available: false })).toEqual([
    { action: 'CHANGE', entity: 'books', id: 3, version: 1, fields: { avaliable: false } },
  ])
})

it('makes of a text no step, and of what learners do not pass none either', async () => {
  expect(await savingSteps('chapters', row, { ...row, name: 'Two' })).toEqual([])
  expect(await savingSteps('partners', row, { ...row, published: false })).toEqual([])
})

it('moves what stands elsewhere in a new order', () => {
  expect(
    orderingSteps(
      'chapters',
      [inBook[1], inBook[0], inBook[2]].flatMap((one) => one ?? []),
    ),
  ).toEqual([
    { action: 'MOVE', entity: 'chapters', id: 12, parent_id: 1, after_id: null },
    { action: 'MOVE', entity: 'chapters', id: 11, parent_id: 1, after_id: 12 },
  ])
  expect(orderingSteps('chapters', inBook)).toEqual([])
})
