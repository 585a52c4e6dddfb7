import { expect, it } from 'vitest'
import { makeable, splitRows } from './split-rows.ts'

const row = (line: number, taken: boolean, depth = 0) => ({ line, taken, depth })

it('parts the lines that can be made from those that cannot', () => {
  expect(splitRows('one\ntwo\nthree', [row(1, true), row(2, false), row(3, true)])).toEqual({
    taken: 'one\nthree',
    refused: 'two',
  })
})

it('keeps lines that belong to one row together, and the header with both', () => {
  const text = 'question,choices\nWho?,"a\nb"\nWhere?,"c\nd"'
  expect(splitRows(text, [row(2, true), row(4, false)])).toEqual({
    taken: 'question,choices\nWho?,"a\nb"',
    refused: 'question,choices\nWhere?,"c\nd"',
  })
})

it('leaves nothing where all can be made', () => {
  expect(splitRows('one\ntwo\n', [row(1, true), row(2, true)])).toEqual({ taken: 'one\ntwo\n', refused: '' })
})

it('takes no topic without its chapter, which would come into the chapter before', () => {
  const rows = [row(1, true), row(2, true, 1), row(3, false), row(4, true, 1), row(5, true)]
  expect(makeable(rows).map(({ line }) => line)).toEqual([1, 2, 5])
  expect(splitRows('A\n\ta\nB\n\tb\nC', rows)).toEqual({ taken: 'A\n\ta\nC', refused: 'B\n\tb' })
})
