import { expect, it } from 'vitest'
import { chosenIn } from '../chosen-in.ts'
import { filtersOf, parseCorrectionFilter } from './correction-filter.ts'

const query = new URLSearchParams('book=1&chapter=4&unit=x&page=3&other=1')

it('an address narrows the queue down by what it names rightly', () => {
  expect(parseCorrectionFilter(query)).toEqual({ book_id: 1, chapter_id: 4 })
  expect(parseCorrectionFilter(new URLSearchParams('unit=2&test=9'))).toEqual({ unity_id: 2, config_test_id: 9 })
})

it('the filter goes along to the correction screen, and nothing else', () => {
  expect(filtersOf(new URLSearchParams('book=1&page=3'))).toBe('?book=1')
  expect(filtersOf(new URLSearchParams('page=3'))).toBe('')
})

it('another choice begins at the first page, and another book has other chapters', () => {
  expect(chosenIn(query, 'book', '2').toString()).toBe('book=2&unit=x&other=1')
  expect(chosenIn(query, 'chapter', '').toString()).toBe('book=1&unit=x&other=1')
})
