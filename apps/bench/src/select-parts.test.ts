import { expect, it } from 'vitest'
import { selectPage, selectParts } from './select-parts.ts'

const all = ['pages', 'calls', 'news']

it('runs every part where none is asked for', () => {
  expect(selectParts(all, [])).toEqual(all)
})

it('runs those that are asked for in the order of the bench', () => {
  expect(selectParts(all, ['news', 'pages'])).toEqual(['pages', 'news'])
})

it('names the parts where an unknown one is asked for', () => {
  expect(() => selectParts(all, ['page'])).toThrow('The bench has no part "page". It has: pages, calls, news.')
})

it('names the pages that can be profiled where none of them is asked for', () => {
  expect(selectPage('exercise')).toBe('exercise')
  expect(() => selectPage(undefined)).toThrow('Which page is to be profiled? One of login, dashboard, exercise.')
})
